import styled from 'styled-components';
import { useTypedText } from '../../ranchers/find/useTypedText';
import { media, space } from '../../theme/tokens';
import { Cluster } from '../../ui/Cluster';
import { SearchField } from '../../ui/SearchField';
import { Switch } from '../../ui/Switch';
import { ToggleChip } from '../../ui/ToggleChip';
import { orderFilters } from './orderFilters';
import type { OrderTableAddress } from './useOrderTableAddress';

const Root = styled.div`
  display: grid;
  gap: ${space(2)};

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

/** Archived orders are a list of their own, beside the statuses. */
export function OrderTableFilters({ address }: { address: OrderTableAddress }) {
  const { typed, setTyped } = useTypedText(address.search, address.setSearch);
  return (
    <Root>
      <SearchField label="Search by customer, email or order type" value={typed} onChange={setTyped} />
      <Cluster role="group" aria-label="Orders to show">
        {orderFilters.map(({ value, label }) => (
          <ToggleChip
            key={value}
            pressed={!address.archived && value === address.filter.value}
            onChange={() => address.setFilter(value)}
          >
            {label}
          </ToggleChip>
        ))}
        <Switch label="Show archived" checked={address.archived} onChange={address.setArchived} />
      </Cluster>
    </Root>
  );
}
