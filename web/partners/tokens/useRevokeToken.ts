import { useMutation } from '@apollo/client/react';
import { messageOf } from '../../errors/messageOf';
import { useToast } from '../../ui/useToast';
import { RevokeTokenDocument } from './RevokeToken.generated';
import type { TokenCard_tokenFragment } from './TokenCard.generated';

export function useRevokeToken({ id, name }: TokenCard_tokenFragment) {
  const [revokeToken] = useMutation(RevokeTokenDocument, {
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: 'ApiToken', id }) });
    },
  });
  const { toast } = useToast();

  return async () => {
    try {
      await revokeToken({ variables: { id } });
      toast({ title: 'Token revoked', description: `${name} no longer opens anything.` });
    } catch (error) {
      toast({ title: 'Failed to revoke the token', description: messageOf(error), variant: 'destructive' });
    }
  };
}
