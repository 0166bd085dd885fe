import { lazy, Suspense } from 'react';
import type { RancherSort } from '../../graphTypes.generated';
import { useLast } from '../useLast';
import type { UrlDialog } from '../useUrlDialog';
import { loadFilterDialog } from './loadFilterDialog';
import type { RanchFilters } from './ranchFilters';

const FilterDialog = lazy(loadFilterDialog);

interface FiltersProps {
  dialog: UrlDialog;
  filters: RanchFilters;
  sort: RancherSort;
  onApply: (filters: RanchFilters) => void;
}

/** The filter dialog, as the address says; its code comes when it is first opened. */
export function Filters({ dialog, ...choices }: FiltersProps) {
  const wanted = useLast(dialog.value);
  if (wanted === null) return null;
  return (
    <Suspense>
      <FilterDialog open={dialog.value !== null} onClose={() => dialog.close()} {...choices} />
    </Suspense>
  );
}
