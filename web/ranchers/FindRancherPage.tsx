import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { Stack } from '../ui/Stack';
import { ActiveFilters } from './find/ActiveFilters';
import { Filters } from './find/Filters';
import { Listing } from './find/Listing';
import { ListingControls } from './find/ListingControls';
import { ListingHead } from './find/ListingHead';
import { countFilters } from './find/ranchFilters';
import { useListing } from './find/useListing';
import { useListingAddress } from './find/useListingAddress';
import { QuickView } from './quickView/QuickView';
import { useUrlDialog } from './useUrlDialog';

export default function FindRancherPage() {
  const { filters, sort, filterDialog, changeFilters, setSort } = useListingAddress();
  const listing = useListing(filters, sort.sort);
  const quickView = useUrlDialog('view');
  const openFilters = () => filterDialog.open('open');
  return (
    <Page width="wide">
      <PageHeader title="Find a Rancher" lead="Families buy here straight from the people who raise the beef." />
      <Stack gap={2}>
        <ListingControls
          search={filters.search}
          onSearch={(search) => changeFilters((now) => ({ ...now, search }))}
          filterCount={countFilters(filters)}
          onFilters={openFilters}
        />
        <ActiveFilters filters={filters} onChange={changeFilters} />
        <ListingHead count={listing.count} sort={sort.value} onSort={setSort} />
      </Stack>
      <Listing
        listing={listing}
        filters={filters}
        onChange={changeFilters}
        onFilters={openFilters}
        onQuickView={quickView.open}
      />
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
