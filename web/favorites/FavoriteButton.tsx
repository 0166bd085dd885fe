import { useMutation } from '@apollo/client/react';
import { Heart } from 'lucide-react';
import styled from 'styled-components';
import { messageOf } from '../errors/graphErrors';
import { useSubmit } from '../errors/useSubmit';
import { useSession } from '../session/useSession';
import { useAfterSignIn, useSignInFirst } from '../session/useSignInFirst';
import { color } from '../theme/tokens';
import { Button } from '../ui/button/Button';
import { IconButton } from '../ui/button/IconButton';
import { useToast } from '../ui/overlay/useToast';
import { VisuallyHidden } from '../ui/text/Text';
import { AddFavoriteDocument, type FavoriteButton_rancherFragment } from './FavoriteButton.generated';
import { useRemoveFavorite } from './useRemoveFavorite';

interface FavoriteButtonProps {
  rancher: FavoriteButton_rancherFragment;
  look: 'heart' | 'word';
}

const Mark = styled(Heart)<{ $full: boolean }>`
  color: ${({ $full }) => ($full ? color.red : 'inherit')};
  fill: ${({ $full }) => ($full ? 'currentcolor' : 'none')};
`;

export function FavoriteButton({ rancher, look }: FavoriteButtonProps) {
  const toggle = useToggle(rancher);
  const { ranchName, isFavorite } = rancher;
  if (look === 'heart') {
    return (
      <IconButton icon={Heart} label={`Save ${ranchName}`} pressed={isFavorite} variant="solid" onClick={toggle} />
    );
  }
  return (
    <Button onClick={toggle}>
      <Mark size={18} aria-hidden $full={isFavorite} />
      {isFavorite ? 'Saved' : 'Save'}
      <VisuallyHidden> {ranchName}</VisuallyHidden>
    </Button>
  );
}

/** Saves a ranch, or removes it from the favorites. The heart changes at once, and changes back if the server refuses. */
function useToggle({ id, isFavorite }: FavoriteButton_rancherFragment) {
  const { viewer } = useSession();
  const askToSignIn = useAskToSignIn(id);
  const { add, adding } = useAddFavorite();
  const { remove, removing } = useRemoveFavorite();
  const fallback = isFavorite ? 'Failed to remove from favorites' : 'Failed to add to favorites';
  const send = useSubmit({
    send: async (viewerId: string) => {
      await (isFavorite ? remove(viewerId, id) : add(viewerId, id));
    },
    errorToast: (error) => ({ title: 'Error', description: messageOf(error, fallback) }),
    fieldErrors: () => ({}),
  });

  useAfterSignIn(SAVE, (wanted) => {
    if (!viewer || wanted !== id) return false;
    if (!isFavorite) void send(viewer.id);
    return true;
  });

  return () => {
    if (!viewer) return askToSignIn();
    // Ignores a second press until the server has responded to the first.
    if (!adding && !removing) return send(viewer.id);
  };
}

/** The name of the action that `useAfterSignIn` resumes. Its payload is the ranch's ID. */
const SAVE = 'save';

function useAskToSignIn(id: string) {
  const { toast } = useToast();
  const signInFirst = useSignInFirst();
  const goToSignIn = () => signInFirst({ name: SAVE, given: id });
  return () =>
    toast({
      title: 'Sign in Required',
      description: 'Please sign in to save favorites',
      action: { label: 'Sign in', onAction: goToSignIn },
    });
}

function useAddFavorite() {
  const [addFavorite, { client, loading }] = useMutation(AddFavoriteDocument);
  const add = async (viewerId: string, rancherId: string) => {
    const ranch = { __typename: 'Rancher' as const, id: rancherId, isFavorite: true };
    await addFavorite({ variables: { rancherId }, optimisticResponse: { addFavorite: ranch } });
    // Only the server knows the position of the new favorite, so the cached list is dropped and loaded again.
    const id = client.cache.identify({ __typename: 'User', id: viewerId });
    client.cache.evict({ id, fieldName: 'favorites' });
  };
  return { add, adding: loading };
}
