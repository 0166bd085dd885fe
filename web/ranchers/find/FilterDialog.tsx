import type { RancherSort } from '../../graphTypes.generated';
import { Dialog } from '../../ui/Dialog';
import { FilterChoices } from './FilterChoices';
import type { RanchFilters } from './ranchFilters';

interface FilterDialogProps {
  open: boolean;
  onClose: () => void;
  filters: RanchFilters;
  sort: RancherSort;
  onApply: (filters: RanchFilters) => void;
}

/** Filters are tried out here; the list behind changes when they are taken over. */
export default function FilterDialog({ open, onClose, ...choices }: FilterDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title="Filter ranchers">
      <FilterChoices {...choices} />
    </Dialog>
  );
}
