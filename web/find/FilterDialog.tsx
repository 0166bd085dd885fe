import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { RancherSort } from '../graphTypes.generated';
import { Button } from '../ui/button/Button';
import { Dialog } from '../ui/overlay/Dialog';
import { DialogFooter } from '../ui/overlay/DialogFooter';
import { type Total, totalText } from '../ui/table/LoadMore';
import { FilterFields } from './FilterFields';
import { FindRancherPageDocument } from './FindRancherPage.generated';
import { listingVariables } from './listingVariables';
import { lacksZip, withKnownZip, withoutKnownZip } from './near';
import { NO_FILTERS, type RanchFilters, toRancherFilter } from './ranchFilters';
import { zipProblemOf } from './useListing';

interface FilterChoicesProps {
  filters: RanchFilters;
  knownZip: string;
  /** Undefined for the default order. */
  sort: RancherSort | undefined;
  onApply: (filters: RanchFilters) => void;
}

interface FilterDialogProps extends FilterChoicesProps {
  open: boolean;
  onClose: () => void;
}

/** Edits the filters, which apply to the list only when the reader presses the button. */
export default function FilterDialog({ open, onClose, ...choices }: FilterDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title="Filter ranchers">
      <FilterChoices {...choices} />
    </Dialog>
  );
}

function FilterChoices({ filters, knownZip, sort, onApply }: FilterChoicesProps) {
  const [chosen, setChosen] = useState(withKnownZip(filters, knownZip));
  // The search text is typed outside of the dialog, and its debounce may end after the dialog has opened.
  const draft = { ...chosen, search: filters.search };
  const [isSubmitted, setSubmitted] = useState(false);
  const zip = useRef<HTMLInputElement>(null);
  const { count, zipProblem } = useResultCount(draft, sort);
  const problem = lacksZip(draft) ? isSubmitted && 'Valid ZIP code is required' : zipProblem;

  const apply = () => {
    if (!lacksZip(draft) && !zipProblem) return onApply(withoutKnownZip(draft, knownZip));
    setSubmitted(true);
    zip.current?.focus();
  };
  return (
    <>
      <FilterFields
        filters={draft}
        onChange={(changes) => setChosen({ ...draft, ...changes })}
        problem={problem || undefined}
        knownZip={knownZip}
        zipRef={zip}
      />
      <DialogFooter>
        <Button variant="quiet" onClick={() => setChosen({ ...NO_FILTERS, near: draft.near })}>
          Clear all
        </Button>
        <Button variant="primary" onClick={apply}>
          {showLabel(count)}
        </Button>
      </DialogFooter>
    </>
  );
}

/** Counts the matching ranches by fetching the list itself, so that the list is cached when the filters are applied. */
function useResultCount(filters: RanchFilters, sort: RancherSort | undefined) {
  const { near } = toRancherFilter(filters);
  // Without a ZIP code the list can't be sorted by distance.
  const variables = listingVariables(filters, sort === 'DISTANCE' && !near ? undefined : sort);
  const { data, error } = useQuery(FindRancherPageDocument, { variables });
  return { count: error ? undefined : data?.ranchers, zipProblem: zipProblemOf(error) };
}

function showLabel(count: Total | undefined): string {
  if (!count) return 'Show ranchers';
  return count.totalCount === 1 ? 'Show 1 rancher' : `Show ${totalText(count)} ranchers`;
}
