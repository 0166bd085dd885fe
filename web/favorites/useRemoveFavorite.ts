import type { Reference } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { RemoveFavoriteDocument } from './useRemoveFavorite.generated';

/** Removes a ranch from the favorites before the server responds. The ranch returns on an error, which the caller handles. */
export function useRemoveFavorite() {
  const [removeFavorite, { loading }] = useMutation(RemoveFavoriteDocument);
  const remove = (viewerId: string, rancherId: string) => {
    const ranch = { __typename: 'Rancher' as const, id: rancherId, isFavorite: false };
    return removeFavorite({
      variables: { rancherId },
      optimisticResponse: { removeFavorite: ranch },
      update: (cache) =>
        cache.modify({
          id: cache.identify({ __typename: 'User', id: viewerId }),
          fields: {
            favorites: (favorites: readonly Reference[], { readField }) =>
              favorites.filter((favorite) => readField('id', readField<Reference>('rancher', favorite)) !== rancherId),
          },
        }),
    });
  };
  return { remove, removing: loading };
}
