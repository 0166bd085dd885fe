import type { Reference } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { messageOf } from '../errors/messageOf';
import { useToast } from '../ui/useToast';
import type { FavoriteRow_favoriteFragment } from './FavoriteRow.generated';
import { RemoveFavoriteRowDocument } from './RemoveFavoriteRow.generated';

export function useRemoveFavoriteRow(viewerId: string) {
  const [removeFavorite] = useMutation(RemoveFavoriteRowDocument);
  const { toast } = useToast();

  return async ({ id, rancher }: FavoriteRow_favoriteFragment) => {
    try {
      await removeFavorite({
        variables: { rancherId: rancher.id },
        update: (cache) =>
          cache.modify({
            id: cache.identify({ __typename: 'User', id: viewerId }),
            fields: {
              favorites: (favorites: readonly Reference[], { readField }) =>
                favorites.filter((favorite) => readField('id', favorite) !== id),
            },
          }),
      });
    } catch (error) {
      toast({ title: 'Failed to remove favorite', description: messageOf(error), variant: 'destructive' });
    }
  };
}
