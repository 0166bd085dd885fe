import { Select } from '../ui/Select';
import type { useAdminSort } from './useAdminSort';

/** Every order of a list by name: on a phone there are no headings to press. */
export function SortSelect({ sorting }: { sorting: Pick<ReturnType<typeof useAdminSort>, 'select'> }) {
  return <Select label="Sort" {...sorting.select} />;
}
