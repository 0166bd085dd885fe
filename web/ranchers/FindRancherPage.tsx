import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { Stack } from '../ui/Stack';
import { ActiveFilters } from './find/ActiveFilters';
import { Filters } from './find/Filters';
import { Listing } from './find/Listing';
import { ListingControls } from './find/ListingControls';
import { ListingHead } from './find/ListingHead';
import { countFilters, NO_FILTERS } from './find/ranchFilters';
import { useListing } from './find/useListing';
import { FILTER_DIALOG, useListingAddress } from './find/useListingAddress';
import { QuickView } from './quickView/QuickView';
import { useUrlDialog } from './useUrlDialog';

export default function FindRancherPage() {
  const { filters, sort, changeFilters, setSort } = useListingAddress();
  const listing = useListing(filters, sort.sort);
  const filterDialog = useUrlDialog(FILTER_DIALOG);
  const quickView = useUrlDialog('view');
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
      <Filters
        dialog={filterDialog}
        filters={filters}
        sort={sort.sort}
        onApply={(chosen) => changeFilters(() => chosen)}
      />
    </Page>
  );
}
