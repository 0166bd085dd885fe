import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useTypedText } from '../../ranchers/find/useTypedText';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { SearchField } from '../../ui/SearchField';
import { OrderFilterPanel } from './OrderFilterPanel';
import { countFolded } from './orderNarrowing';
import type { OrderAddress } from './useOrderAddress';

const Root = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;

const Row = styled.div`
  display: flex;
  gap: ${space(1)};

  & > search {
    flex: 1;
  }
`;

/** Finds orders by words; what else narrows and sorts them lies folded away until it is wanted or in use. */
export function OrderSearch({ address }: { address: OrderAddress }) {
  const { narrowing } = address;
  const { typed, setTyped } = useTypedText(narrowing.search, address.setSearch);
  const folded = countFolded(narrowing);
  const [isOpen, setOpen] = useState(folded > 0);
  const id = useId();
  return (
    <Root data-print="hide">
      <Row>
        <SearchField
          label="Search by customer, email or order type"
          placeholder="Customer, email or order type"
          value={typed}
          onChange={setTyped}
        />
        <Button icon={SlidersHorizontal} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {folded > 0 ? `Filters (${folded})` : 'Filters'}
        </Button>
      </Row>
      <div id={id} hidden={!isOpen}>
        <OrderFilterPanel address={address} />
      </div>
    </Root>
  );
}
