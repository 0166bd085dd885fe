import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import styled from 'styled-components';
import { type UrlDialog, useUrlDialog } from '../address/useUrlDialog';
import { rememberZip, setVisitZip, skipZip, useKnownZip } from '../parts/places/knownZip';
import { paths } from '../paths';
import { useSession } from '../session/useSession';
import { layer, media, space } from '../theme/tokens';
import { ButtonLink } from '../ui/button/Button';
import { Page, PageHeader } from '../ui/layout/Page';
import { useLastValue } from '../ui/overlay/dialogState';
import { retryImport } from '../ui/state/retryImport';
import { TextLink } from '../ui/text/Link';
import { Filters } from './Filters';
import { ListingControls } from './ListingControls';
import { ListingResult } from './ListingResult';
import { useScrollReturn } from './listingPlace';
import { MapOrList } from './map/MapOrList';
import { withKnownZip } from './near';
import type { RanchFilters } from './ranchFilters';
import { type Listing, useListing } from './useListing';
import { useListingAddress } from './useListingAddress';

const QuickViewDialog = lazy(retryImport(() => import('./QuickViewDialog')));

export default function FindRancherPage() {
  const { filters, impliedZip, chosenSort, chosenZip, filterDialog, ...shown } = useListingAddress();
  const { changeFilters, applyFilters, changePlace, sort, setSort, compared, onCompare } = shown;
  const listed = withKnownZip(filters, impliedZip);
  const listing = useListing(listed, chosenSort);
  useRememberedZip(listing, filters, impliedZip, chosenZip);
  const quickView = useUrlDialog('view');
  const openFilters = () => filterDialog.open('open');
  // Deferred as the list is, which the page needs to be as long as before.
  useScrollReturn(useDeferredValue(listing.ranchers?.nodes.length ?? 0));
  // A press answers before the many cards are rendered again.
  const list = useDeferredValue(
    <ListingResult
      listing={listing}
      sort={chosenSort}
      filters={filters}
      onChange={changeFilters}
      onFilters={openFilters}
      onQuickView={quickView.open}
      compared={compared}
      onCompare={onCompare}
    />,
  );
  return (
    <Page width="wide">
      <PageHeader title="Find a Rancher" lead="Buy straight from the people who raise the beef." />
      <ListingControls
        filters={filters}
        onChange={changeFilters}
        onFilters={openFilters}
        count={listing.count}
        zipCode={listed.near}
        onPlace={changePlace}
        sort={sort}
        onSort={setSort}
      />
      <MapOrList filters={listed} hasMap={!listing.zipProblem} onSearch={changeFilters} onOpen={quickView.open}>
        {list}
      </MapOrList>
      <TextLink to={paths.states} quiet>
        Browse ranches by state
      </TextLink>
      {compared.length > 0 && <CompareBar ids={compared} size={filters.size} />}
      <QuickView dialog={quickView} />
      <Filters dialog={filterDialog} filters={filters} knownZip={impliedZip} sort={chosenSort} onApply={applyFilters} />
    </Page>
  );
}

const Bar = styled.section`
  position: sticky;
  bottom: ${space(2)};
  z-index: ${layer.bar};
  display: flex;
  justify-content: center;
  margin-top: ${space(3)};

  ${media.phone} {
    bottom: ${space(10)};
  }

  ${media.short} {
    position: static;
  }
`;

function CompareBar({ ids, size }: { ids: readonly string[]; size: readonly string[] }) {
  const [only, ...others] = size;
  return (
    <Bar aria-label="Compare">
      <ButtonLink to={paths.comparing(ids, others.length === 0 ? only : undefined)} variant="primary">
        Compare {ids.length} {ids.length === 1 ? 'rancher' : 'ranchers'}
      </ButtonLink>
    </Bar>
  );
}

/** A link's ZIP code is used for this visit only, and a profile's that doesn't exist is ignored from then on. */
function useRememberedZip(listing: Listing, { near }: RanchFilters, impliedZip: string, chosenZip: string) {
  const { viewer } = useSession();
  const knownZip = useKnownZip();
  const isFound = listing.ranchers !== undefined && !listing.outdated;
  const found = isFound && near === chosenZip ? near : '';
  const visited = isFound && !knownZip && near !== chosenZip ? near : '';
  const unknown = listing.zipProblem ? impliedZip : '';
  useEffect(() => {
    if (found) rememberZip(viewer, found);
  }, [viewer, found]);
  useEffect(() => {
    if (visited) setVisitZip(visited);
  }, [visited]);
  useEffect(() => {
    if (unknown) skipZip(unknown);
  }, [unknown]);
}

/** The quick view of a ranch. The URL says whether it's open, and its code loads when it first opens. */
function QuickView({ dialog }: { dialog: UrlDialog }) {
  const id = useLastValue(dialog.value);
  if (id === null) return null;
  return (
    <Suspense>
      <QuickViewDialog id={id} dialog={dialog} />
    </Suspense>
  );
}
