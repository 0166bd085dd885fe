import { useQuery } from '@apollo/client/react';
import { Heart } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { messageOf } from '../errors/graphErrors';
import { useKnownZip } from '../parts/places/knownZip';
import { NearControl } from '../parts/places/NearControl';
import { NoRanchersYet } from '../parts/ranches/NoRanchersYet';
import { RancherCard } from '../parts/ranches/RancherCard';
import { RancherGrid, RancherGridSkeleton } from '../parts/ranches/RancherGrid';
import { paths } from '../paths';
import { returnState } from '../session/returnPath';
import { useSession } from '../session/useSession';
import { ButtonLink } from '../ui/button/Button';
import { Page, PageHeader } from '../ui/layout/Page';
import { EmptyState } from '../ui/state/EmptyState';
import { ErrorState } from '../ui/state/ErrorState';
import { FavoritesPageDocument, type FavoritesPageQuery } from './FavoritesPage.generated';
import { favoritesVariables } from './favoritesVariables';
import { useFocusWhenShrunk } from './useFocusWhenShrunk';

export default function FavoritesPage() {
  const { viewer } = useSession();
  return (
    <Page width="wide">
      <PageHeader title="My Favorite Ranchers" actions={viewer && <NearControl />} />
      {viewer ? <Favorites /> : <SignInToView />}
    </Page>
  );
}

function Favorites() {
  const zipCode = useKnownZip();
  const { data, previousData, error, refetch } = useQuery(FavoritesPageDocument, {
    variables: favoritesVariables(zipCode),
  });
  const { viewer } = data ?? (error ? {} : previousData) ?? {};
  if (viewer) {
    const { favorites } = viewer;
    return favorites.length > 0 ? <FavoriteGrid favorites={favorites} /> : <NoFavorites />;
  }
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => refetch()} />;
  return <RancherGridSkeleton cards={3} />;
}

function NoFavorites() {
  return (
    <NoRanchersYet
      icon={Heart}
      title="No Favorites Yet"
      text="Press the heart on a ranch you like, and you’ll find it here."
    />
  );
}

function FavoriteGrid({ favorites }: { favorites: NonNullable<FavoritesPageQuery['viewer']>['favorites'] }) {
  const list = useFocusWhenShrunk<HTMLDivElement>(favorites.length);
  return (
    <RancherGrid ref={list} tabIndex={-1} aria-label="Saved ranches">
      {favorites.map(({ id, rancher }) => (
        <RancherCard key={id} rancher={rancher} />
      ))}
    </RancherGrid>
  );
}

function SignInToView() {
  const location = useLocation();
  return (
    <EmptyState
      picture={<Heart size={32} aria-hidden />}
      title="Sign In to View Favorites"
      text="You’ll find the ranches you save here, on every device."
      action={
        <ButtonLink to={paths.auth} state={returnState(location, false)} variant="primary">
          Sign In
        </ButtonLink>
      }
    />
  );
}
