import { SlidersHorizontal } from 'lucide-react';
import type { UrlDialog } from '../address/useUrlDialog';
import type { RancherSort } from '../graphTypes.generated';
import { Button } from '../ui/button/Button';
import { lazyDialog } from '../ui/overlay/lazyDialog';
import type { RanchFilters } from './ranchFilters';

const FilterDialog = lazyDialog(() => import('./FilterDialog'));

interface FiltersProps {
  dialog: UrlDialog;
  filters: RanchFilters;
  /** The reader's own; empty where it isn't known or the address names another. */
  knownZip: string;
  sort: RancherSort | undefined;
  onApply: (filters: RanchFilters) => void;
}

/** The address says whether the filter dialog is open; its code loads when it first opens. */
export function Filters({ dialog, ...choices }: FiltersProps) {
  return <FilterDialog open={dialog.value !== null} onClose={() => dialog.close()} {...choices} />;
}

/** Loads the dialog ahead as the pointer comes near. */
export function FiltersButton({ count, onPress }: { count: number; onPress: () => void }) {
  return (
    <Button
      icon={SlidersHorizontal}
      aria-haspopup="dialog"
      onClick={onPress}
      onPointerEnter={FilterDialog.load}
      onFocus={FilterDialog.load}
    >
      {count > 0 ? `Filters (${count})` : 'Filters'}
    </Button>
  );
}
