import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { UrlDialog } from '../address/useUrlDialog';
import type { RancherSort } from '../graphTypes.generated';
import { Button } from '../ui/button/Button';
import { useLastValue } from '../ui/overlay/useLastValue';
import { retryImport } from '../ui/state/retryImport';
import type { RanchFilters } from './ranchFilters';

const loadDialog = retryImport(() => import('./FilterDialog'));
const FilterDialog = lazy(loadDialog);

interface FiltersProps {
  dialog: UrlDialog;
  filters: RanchFilters;
  /** The reader's own; empty where it isn't known or the address names another. */
  knownZip: string;
  sort: RancherSort;
  onApply: (filters: RanchFilters) => void;
}

/** The address says whether the filter dialog is open; its code loads when it first opens. */
export function Filters({ dialog, ...choices }: FiltersProps) {
  const wanted = useLastValue(dialog.value);
  if (wanted === null) return null;
  return (
    <Suspense>
      <FilterDialog open={dialog.value !== null} onClose={() => dialog.close()} {...choices} />
    </Suspense>
  );
}

/** Loads the dialog ahead as the pointer comes near. */
export function FiltersButton({ count, onPress }: { count: number; onPress: () => void }) {
  return (
    <Button
      icon={SlidersHorizontal}
      aria-haspopup="dialog"
      onClick={onPress}
      onPointerEnter={loadDialog}
      onFocus={loadDialog}
    >
      {count > 0 ? `Filters (${count})` : 'Filters'}
    </Button>
  );
}
