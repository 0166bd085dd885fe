import { useRef, useState } from 'react';
import type { RancherSort } from '../../graphTypes.generated';
import { Button } from '../../ui/Button';
import { DialogFooter } from '../../ui/DialogFooter';
import { FilterFields } from './FilterFields';
import { lacksZip } from './near';
import { NO_FILTERS, type RanchFilters } from './ranchFilters';
import { useResultCount } from './useResultCount';

interface FilterChoicesProps {
  filters: RanchFilters;
  sort: RancherSort;
  onApply: (filters: RanchFilters) => void;
}

export function FilterChoices({ filters, sort, onApply }: FilterChoicesProps) {
  const [draft, setDraft] = useState(filters);
  const [refused, setRefused] = useState(false);
  const zip = useRef<HTMLInputElement>(null);
  const { count, pending, zipProblem, profileZip } = useResultCount(draft, sort);
  const problem = lacksZip(draft.near) ? refused && 'Valid ZIP code is required' : zipProblem;

  const apply = () => {
    if (!lacksZip(draft.near) && !zipProblem) return onApply(draft);
    setRefused(true);
    zip.current?.focus();
  };
  return (
    <>
      <FilterFields
        filters={draft}
        onChange={(change) => setDraft({ ...draft, ...change })}
        problem={problem || undefined}
        profileZip={profileZip}
        zipRef={zip}
      />
      <DialogFooter>
        <Button variant="quiet" onClick={() => setDraft({ ...NO_FILTERS, search: draft.search })}>
          Clear all
        </Button>
        <Button variant="primary" pending={pending} onClick={apply}>
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
