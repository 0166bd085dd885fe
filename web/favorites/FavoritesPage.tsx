import { useQuery } from '@apollo/client/react';
import { Heart } from 'lucide-react';
import { messageOf } from '../errors/messageOf';
import { paths } from '../paths';
import { RancherGridSkeleton } from '../ranchers/RancherGridSkeleton';
import { useSession } from '../session/useSession';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { FavoriteGrid } from './FavoriteGrid';
import { FavoritesPageDocument } from './FavoritesPage.generated';
import { SignInToView } from './SignInToView';

export default function FavoritesPage() {
  const { viewer } = useSession();
  return (
    <Page width="wide">
      <PageHeader title="My Favorite Ranchers" />
      {viewer ? <Favorites /> : <SignInToView />}
    </Page>
  );
}

function Favorites() {
  const { data, error, refetch } = useQuery(FavoritesPageDocument);
  if (data?.viewer) {
    const { favorites } = data.viewer;
    return favorites.length > 0 ? <FavoriteGrid favorites={favorites} /> : <NoFavorites />;
  }
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => refetch()} />;
  return <RancherGridSkeleton cards={3} />;
}

function NoFavorites() {
  return (
    <EmptyState
      picture={<Heart size={32} aria-hidden />}
      title="No Favorites Yet"
      text="Press the heart on a ranch that you like, and it waits for you here."
      action={
        <ButtonLink to={paths.findRancher} variant="primary">
          Find Ranchers
        </ButtonLink>
      }
    />
  );
}
