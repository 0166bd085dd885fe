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
  /** The reader's own ZIP code. Empty if it isn't known or the URL has another. */
  knownZip: string;
  sort: RancherSort | undefined;
  onApply: (filters: RanchFilters) => void;
}

/** The filter dialog. The URL says whether it's open, and its code loads when it first opens. */
export function Filters({ dialog, ...choices }: FiltersProps) {
  return <FilterDialog open={dialog.value !== null} onClose={() => dialog.close()} {...choices} />;
}

/** Opens the filter dialog. Its code loads when the button is hovered or focused. */
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
