import { useFocusWhenShrunk } from '../favorites/useFocusWhenShrunk';
import { paths } from '../paths';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { Section } from '../ui/Section';
import { FavoriteRow } from './FavoriteRow';
import type { FavoriteRow_favoriteFragment } from './FavoriteRow.generated';
import { useRemoveFavoriteRow } from './useRemoveFavoriteRow';

interface FavoriteRanchersProps {
  viewerId: string;
  favorites: FavoriteRow_favoriteFragment[];
}

/** The saved ranches on the profile, to open or to take off the list. */
export function FavoriteRanchers({ viewerId, favorites }: FavoriteRanchersProps) {
  const remove = useRemoveFavoriteRow(viewerId);
  const list = useFocusWhenShrunk<HTMLUListElement>(favorites.length);
  return (
    <Section title="Favorite Ranchers">
      {favorites.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title="No Favorites Yet"
          text="Save a ranch and it waits for you here."
          action={<ButtonLink to={paths.findRancher}>Find Ranchers</ButtonLink>}
        />
      ) : (
        <ul ref={list} tabIndex={-1}>
          {favorites.map((favorite) => (
            <FavoriteRow key={favorite.id} favorite={favorite} onRemove={() => remove(favorite.rancher.id)} />
          ))}
        </ul>
      )}
    </Section>
  );
}
