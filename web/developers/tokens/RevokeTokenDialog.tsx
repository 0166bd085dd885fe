import { useMutation } from '@apollo/client/react';
import { useSubmit } from '../../errors/useSubmit';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { RevokeTokenDocument } from './RevokeTokenDialog.generated';
import type { TokenCard_tokenFragment } from './TokenCard.generated';

interface RevokeTokenDialogProps {
  token: TokenCard_tokenFragment;
  onClose: () => void;
}

export default function RevokeTokenDialog({ token, onClose }: RevokeTokenDialogProps) {
  const revoke = useRevokeToken(token);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Revoke ${token.name}?`}
      description="Software that uses this token loses access right away. You can't undo this."
      confirmLabel="Revoke Token"
      cancelLabel="Keep Token"
      tone="danger"
      onConfirm={() => revoke()}
    />
  );
}

function useRevokeToken({ id, name }: TokenCard_tokenFragment) {
  const [revokeToken] = useMutation(RevokeTokenDocument, {
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: 'ApiToken', id }) });
    },
  });
  return useSubmit({
    send: () => revokeToken({ variables: { id } }),
    successToast: { title: 'Token revoked', description: `${name} no longer works.` },
    errorToast: "Couldn't revoke the token",
  });
}
