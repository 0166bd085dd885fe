import { useMutation } from '@apollo/client/react';
import { takeOff } from './favoriteLists';
import { RemoveFavoriteDocument } from './RemoveFavorite.generated';

/** Takes a ranch off the saved ones: at once, and back on when the server refuses. What it throws is the caller's to tell. */
export function useRemoveFavorite() {
  const [removeFavorite, { loading }] = useMutation(RemoveFavoriteDocument);
  const remove = (viewerId: string, rancherId: string) => {
    const ranch = { __typename: 'Rancher' as const, id: rancherId, isFavorite: false };
    return removeFavorite({
      variables: { rancherId },
      optimisticResponse: { removeFavorite: ranch },
      update: (cache) => takeOff(cache, viewerId, rancherId),
    });
  };
  return { remove, removing: loading };
}
