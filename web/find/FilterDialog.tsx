import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { RancherSort } from '../graphTypes.generated';
import { Button } from '../ui/button/Button';
import { Dialog } from '../ui/overlay/Dialog';
import { DialogFooter } from '../ui/overlay/DialogFooter';
import { type Total, totalText } from '../ui/table/totalText';
import { FilterFields } from './FilterFields';
import { FindRancherPageDocument } from './FindRancherPage.generated';
import { listingVariables } from './listingVariables';
import { fromHome, lacksZip, withoutHome } from './near';
import { NO_FILTERS, type RanchFilters, toRancherFilter } from './ranchFilters';
import { zipProblemOf } from './useListing';

interface FilterChoicesProps {
  filters: RanchFilters;
  knownZip: string;
  /** Undefined for the usual order. */
  sort: RancherSort | undefined;
  onApply: (filters: RanchFilters) => void;
}

interface FilterDialogProps extends FilterChoicesProps {
  open: boolean;
  onClose: () => void;
}

/** The reader tries filters out here; the list behind changes when they apply them. */
export default function FilterDialog({ open, onClose, ...choices }: FilterDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title="Filter ranchers">
      <FilterChoices {...choices} />
    </Dialog>
  );
}

function FilterChoices({ filters, knownZip, sort, onApply }: FilterChoicesProps) {
  const [chosen, setDraft] = useState(fromHome(filters, knownZip));
  // The search is typed outside of the dialog, and may reach the list after it has opened.
  const draft = { ...chosen, search: filters.search };
  const [refused, setRefused] = useState(false);
  const zip = useRef<HTMLInputElement>(null);
  const { count, zipProblem } = useResultCount(draft, sort);
  const problem = lacksZip(draft) ? refused && 'Valid ZIP code is required' : zipProblem;

  const apply = () => {
    if (!lacksZip(draft) && !zipProblem) return onApply(withoutHome(draft, knownZip));
    setRefused(true);
    zip.current?.focus();
  };
  return (
    <>
      <FilterFields
        filters={draft}
        onChange={(changes) => setDraft({ ...draft, ...changes })}
        problem={problem || undefined}
        knownZip={knownZip}
        zipRef={zip}
      />
      <DialogFooter>
        <Button variant="quiet" onClick={() => setDraft({ ...NO_FILTERS, near: draft.near })}>
          Clear all
        </Button>
        <Button variant="primary" onClick={apply}>
          {showLabel(count)}
        </Button>
      </DialogFooter>
    </>
  );
}

/** How many ranches the filters leave. It asks for the list itself, so that applying them shows it at once. */
function useResultCount(filters: RanchFilters, sort: RancherSort | undefined) {
  const { near } = toRancherFilter(filters);
  // A draft without a place can't be sorted by distance.
  const variables = listingVariables(filters, sort === 'DISTANCE' && !near ? undefined : sort);
  const { data, error } = useQuery(FindRancherPageDocument, { variables });
  return { count: error ? undefined : data?.ranchers, zipProblem: zipProblemOf(error) };
}

function showLabel(count: Total | undefined): string {
  if (!count) return 'Show ranchers';
  return count.totalCount === 1 ? 'Show 1 rancher' : `Show ${totalText(count)} ranchers`;
}
