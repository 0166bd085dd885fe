import { Button } from '../button/Button';
import { Stack } from '../layout/Stack';
import { Dialog, type DialogProps } from './Dialog';
import { DialogFooter } from './DialogFooter';

interface ReadDialogProps extends Pick<DialogProps, 'title' | 'children'> {
  onClose: () => void;
}

/** A dialog that only shows information. */
export function ReadDialog({ title, onClose, children }: ReadDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} toRead title={title}>
      <Stack gap={3}>{children}</Stack>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
