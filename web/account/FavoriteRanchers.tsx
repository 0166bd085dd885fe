import styled from 'styled-components';
import { useSubmit } from '../errors/useSubmit';
import { useFocusWhenShrunk } from '../favorites/useFocusWhenShrunk';
import { useRemoveFavorite } from '../favorites/useRemoveFavorite';
import { paths } from '../paths';
import { hairline, space } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/button/Button';
import { Cluster } from '../ui/layout/arrange';

import { Section } from '../ui/layout/Section';
import { EmptyState } from '../ui/state/EmptyState';
import { Text, VisuallyHidden } from '../ui/text/Text';
import type { FavoriteRanchers_favoriteFragment } from './FavoriteRanchers.generated';

interface FavoriteRanchersProps {
  viewerId: string;
  favorites: FavoriteRanchers_favoriteFragment[];
}

export function FavoriteRanchers({ viewerId, favorites }: FavoriteRanchersProps) {
  const remove = useRemoveFavoriteRow(viewerId);
  const list = useFocusWhenShrunk<HTMLUListElement>(favorites.length);
  return (
    <Section title="Favorite Ranchers">
      {favorites.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title="No Favorites Yet"
          text="Save a ranch and you'll find it here."
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

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  padding-block: ${space(1.5)};
  border-bottom: ${hairline};
`;

interface FavoriteRowProps {
  favorite: FavoriteRanchers_favoriteFragment;
  onRemove: () => void;
}

function FavoriteRow({ favorite, onRemove }: FavoriteRowProps) {
  const { id, ranchName, city, state } = favorite.rancher;
  return (
    <Root>
      <div>
        <strong>{ranchName}</strong>
        <Text tone="soft" size={15}>
          {city}, {state}
        </Text>
      </div>
      <Cluster>
        <ButtonLink to={paths.ranch({ id, ranchName })} size="small">
          View <VisuallyHidden>{ranchName}</VisuallyHidden>
        </ButtonLink>
        <Button variant="danger" size="small" onClick={onRemove}>
          Remove <VisuallyHidden>{ranchName}</VisuallyHidden>
        </Button>
      </Cluster>
    </Root>
  );
}

function useRemoveFavoriteRow(viewerId: string) {
  const { remove } = useRemoveFavorite();
  return useSubmit({
    send: (rancherId: string) => remove(viewerId, rancherId),
    errorToast: 'Failed to remove favorite',
  });
}
