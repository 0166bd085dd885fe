import styled from 'styled-components';
import { hairline } from '../../theme/mixins';
import { color, media, radius, space } from '../../theme/tokens';
import { ClearFilters } from '../../ui/ClearFilters';
import { DateInput } from '../../ui/DateInput';
import { Select } from '../../ui/Select';
import { Switch } from '../../ui/Switch';
import { isNarrowed, ORDER_SORTS, ORDER_TYPES } from './orderNarrowing';
import type { OrderAddress } from './useOrderAddress';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(3)};
  padding: ${space(2)};
  border: ${hairline};
  border-radius: ${radius};
  background: ${color.card};

  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    & > :not(label) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${space(0.5)};
    }
  }
`;

/** Each takes effect at once. */
export function OrderFilterPanel({ address }: { address: OrderAddress }) {
  const { narrowing } = address;
  return (
    <Root role="group" aria-label="Filters" tabIndex={-1}>
      <Select
        label="Type"
        options={ORDER_TYPES}
        placeholder="All types"
        value={narrowing.type?.toLowerCase() ?? ''}
        onChange={address.setType}
      />
      <Select label="Sort" options={ORDER_SORTS} value={narrowing.sort.value} onChange={address.setSort} />
      <DateInput label="From" value={narrowing.from} onChange={address.setFrom} />
      <DateInput label="To" value={narrowing.to} onChange={address.setTo} />
      <Switch label="Show archived" checked={narrowing.archived} onChange={address.setArchived} />
      {isNarrowed(narrowing) && <ClearFilters onClear={address.clear} />}
    </Root>
  );
}
