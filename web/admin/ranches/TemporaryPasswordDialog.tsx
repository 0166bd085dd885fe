import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/overlay/Dialog';
import { DialogFooter } from '../../ui/overlay/DialogFooter';
import { Text } from '../../ui/text/Text';
import type { RanchDialogProps } from '../useRanchActions';

/** Shown once, since only the log has the password. */
export default function TemporaryPasswordDialog({ ranch, onClose }: RanchDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} size="small" title="Rancher Approved with Temporary Password">
      <Text>
        A temporary password was created for {ranch.ranchName}. It appears only once, in the server logs. Find it there
        and share it with the rancher, who has to change it at the first sign-in.
      </Text>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          I'll share it
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
