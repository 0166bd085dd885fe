import { lazy, Suspense } from 'react';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { Stack } from '../ui/Stack';
import { ActiveFilters } from './find/ActiveFilters';
import { Listing } from './find/Listing';
import { ListingControls } from './find/ListingControls';
import { ListingHead } from './find/ListingHead';
import { loadFilterDialog } from './find/loadFilterDialog';
import { countFilters, NO_FILTERS } from './find/ranchFilters';
import { useListing } from './find/useListing';
import { FILTER_DIALOG, useListingAddress } from './find/useListingAddress';
import { QuickView } from './quickView/QuickView';
import { useLast } from './useLast';
import { useUrlDialog } from './useUrlDialog';

const FilterDialog = lazy(loadFilterDialog);

export default function FindRancherPage() {
  const { filters, sort, changeFilters, setSort } = useListingAddress();
  const listing = useListing(filters, sort.sort);
  const filterDialog = useUrlDialog(FILTER_DIALOG);
  const quickView = useUrlDialog('view');
  const filtersWanted = useLast(filterDialog.value);
  return (
    <Page width="wide">
      <PageHeader title="Find a Rancher" lead="Families buy here straight from the people who raise the beef." />
      <Stack gap={2}>
        <ListingControls
          search={filters.search}
          onSearch={(search) => changeFilters((now) => ({ ...now, search }))}
          filterCount={countFilters(filters)}
          onFilters={() => filterDialog.open('open')}
        />
        <ActiveFilters filters={filters} onChange={changeFilters} />
        <ListingHead count={listing.ranchers?.totalCount} sort={sort.value} onSort={setSort} />
      </Stack>
      <Listing listing={listing} onQuickView={quickView.open} onClear={() => changeFilters(() => NO_FILTERS)} />
      <QuickView dialog={quickView} />
      <Suspense>
        {filtersWanted && (
          <FilterDialog
            open={filterDialog.value !== null}
            onClose={() => filterDialog.close()}
            filters={filters}
            sort={sort.sort}
            onApply={(chosen) => changeFilters(() => chosen)}
          />
        )}
      </Suspense>
    </Page>
  );
}
