import { useState } from 'react';
import type { RancherSort } from '../../graphTypes.generated';
import { Button } from '../../ui/Button';
import { DialogFooter } from '../../ui/DialogFooter';
import { FilterFields } from './FilterFields';
import { NO_FILTERS, type RanchFilters } from './ranchFilters';
import { useResultCount } from './useResultCount';

interface FilterChoicesProps {
  filters: RanchFilters;
  sort: RancherSort;
  onApply: (filters: RanchFilters) => void;
}

export function FilterChoices({ filters, sort, onApply }: FilterChoicesProps) {
  const [draft, setDraft] = useState(filters);
  const { count, pending } = useResultCount(draft, sort);
  return (
    <>
      <FilterFields filters={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
      <DialogFooter>
        <Button variant="quiet" onClick={() => setDraft({ ...NO_FILTERS, search: draft.search })}>
          Clear all
        </Button>
        <Button variant="primary" pending={pending} onClick={() => onApply(draft)}>
          {showRanchers(count)}
        </Button>
      </DialogFooter>
    </>
  );
}

function showRanchers(count: number | undefined): string {
  if (count === undefined) return 'Show ranchers';
  return count === 1 ? 'Show 1 rancher' : `Show ${count} ranchers`;
}
