import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { TokenCard_tokenFragment } from './TokenCard.generated';
import { useRevokeToken } from './useRevokeToken';

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
      description="Programs that use this token are refused from now on. This cannot be undone."
      confirmLabel="Revoke Token"
      cancelLabel="Keep Token"
      tone="danger"
      onConfirm={revoke}
    />
  );
}
