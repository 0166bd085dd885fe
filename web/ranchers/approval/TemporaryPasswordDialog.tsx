import type { RanchDialogProps } from '../../platform/useRanchActions';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DialogFooter } from '../../ui/DialogFooter';
import { Text } from '../../ui/Text';

/** Shown once: the password stands nowhere but in the log. */
export default function TemporaryPasswordDialog({ ranch, onClose }: RanchDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} size="small" title="Rancher Approved with Temporary Password">
      <Text>
        A temporary password was made for {ranch.ranchName}. It appears only once, in the server logs: look it up there
        and share it with the rancher, who has to change it at the first sign-in.
      </Text>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          I will share it
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
