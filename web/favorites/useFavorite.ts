import { useMutation } from '@apollo/client/react';
import { messageOf } from '../errors/messageOf';
import { useSession } from '../session/useSession';
import { useToast } from '../ui/useToast';
import { AddFavoriteDocument } from './AddFavorite.generated';
import { forgetList } from './favoriteLists';
import { useGoToSignIn } from './useGoToSignIn';
import { useRemoveFavorite } from './useRemoveFavorite';

interface Ranch {
  id: string;
  isFavorite: boolean;
}

/** Saves a ranch or takes it off the saved ones. It shows at once, and goes back when the server refuses. */
export function useFavorite({ id, isFavorite }: Ranch) {
  const { viewer } = useSession();
  const { toast } = useToast();
  const goToSignIn = useGoToSignIn();
  const { add, adding } = useAddFavorite();
  const { remove, removing } = useRemoveFavorite();

  async function toggle() {
    if (!viewer) {
      const action = { label: 'Sign in', onAction: goToSignIn };
      toast({ title: 'Sign in Required', description: 'Please sign in to save favorites', action });
      return;
    }
    // The answer to the first press decides what a second one would mean.
    if (adding || removing) return;
    try {
      await (isFavorite ? remove(viewer.id, id) : add(viewer.id, id));
    } catch (error) {
      const failure = isFavorite ? 'Failed to remove from favorites' : 'Failed to add to favorites';
      toast({ title: 'Error', description: messageOf(error, failure), variant: 'destructive' });
    }
  }

  return toggle;
}

function useAddFavorite() {
  const [addFavorite, { client, loading }] = useMutation(AddFavoriteDocument);
  const add = async (viewerId: string, rancherId: string) => {
    const ranch = { __typename: 'Rancher' as const, id: rancherId, isFavorite: true };
    await addFavorite({ variables: { rancherId }, optimisticResponse: { addFavorite: ranch } });
    forgetList(client.cache, viewerId);
  };
  return { add, adding: loading };
}
