import { useMutation } from '@apollo/client/react';
import { messageOf } from '../errors/messageOf';
import { useSession } from '../session/useSession';
import { useToast } from '../ui/useToast';
import { AddFavoriteDocument } from './AddFavorite.generated';
import { forgetList, takeOff } from './favoriteLists';
import { RemoveFavoriteDocument } from './RemoveFavorite.generated';
import { useGoToSignIn } from './useGoToSignIn';

interface Ranch {
  id: string;
  isFavorite: boolean;
}

/** Saves a ranch or takes it off the saved ones. It shows at once, and goes back when the server refuses. */
export function useFavorite({ id, isFavorite }: Ranch) {
  const { viewer } = useSession();
  const { toast } = useToast();
  const goToSignIn = useGoToSignIn();
  const { add, remove, pending } = useFavoriteMutations(id);

  async function toggle() {
    if (!viewer) {
      const action = { label: 'Sign in', onAction: goToSignIn };
      toast({ title: 'Sign in Required', description: 'Please sign in to save favorites', action });
      return;
    }
    // The answer to the first press decides what a second one would mean.
    if (pending) return;
    try {
      await (isFavorite ? remove(viewer.id) : add(viewer.id));
    } catch (error) {
      const failure = isFavorite ? 'Failed to remove from favorites' : 'Failed to add to favorites';
      toast({ title: 'Error', description: messageOf(error, failure), variant: 'destructive' });
    }
  }

  return toggle;
}

function useFavoriteMutations(rancherId: string) {
  const [addFavorite, adding] = useMutation(AddFavoriteDocument);
  const [removeFavorite, removing] = useMutation(RemoveFavoriteDocument);
  const saved = (isFavorite: boolean) => ({ __typename: 'Rancher' as const, id: rancherId, isFavorite });

  return {
    pending: adding.loading || removing.loading,
    async add(viewerId: string) {
      await addFavorite({
        variables: { rancherId },
        optimisticResponse: { addFavorite: saved(true) },
      });
      forgetList(adding.client.cache, viewerId);
    },
    remove: (viewerId: string) =>
      removeFavorite({
        variables: { rancherId },
        optimisticResponse: { removeFavorite: saved(false) },
        update: (cache) => takeOff(cache, viewerId, rancherId),
      }),
  };
}
