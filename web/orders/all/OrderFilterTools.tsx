import { ClearFilters } from '../../ui/ClearFilters';
import { DateInput } from '../../ui/DateInput';
import { Select } from '../../ui/Select';
import type { OrderFilter } from './useOrderFilter';

/** Each takes effect at once. */
export function OrderFilterTools({ filter }: { filter: OrderFilter }) {
  return (
    <>
      <Select label="Status" placeholder="All statuses" {...filter.status} />
      <DateInput label="From" {...filter.from} />
      <DateInput label="To" {...filter.to} />
      {filter.isNarrowed && <ClearFilters onClear={filter.clear} />}
    </>
  );
}
