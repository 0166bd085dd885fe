import { RancherCard } from '../ranchers/RancherCard';
import { RancherGrid } from '../ranchers/RancherGrid';
import type { FavoritesPageQuery } from './FavoritesPage.generated';
import { useFocusWhenShrunk } from './useFocusWhenShrunk';

type Favorites = NonNullable<FavoritesPageQuery['viewer']>['favorites'];

export function FavoriteGrid({ favorites }: { favorites: Favorites }) {
  const list = useFocusWhenShrunk<HTMLDivElement>(favorites.length);
  return (
    <RancherGrid ref={list} tabIndex={-1} aria-label="Saved ranches">
      {favorites.map(({ id, rancher }) => (
        <RancherCard key={id} rancher={rancher} />
      ))}
    </RancherGrid>
  );
}
