import { LIMITS } from '../../../rules/limits';
import { initialReject, rejectForm } from '../../../rules/rejectForm';
import type { RanchDialogProps } from '../../platform/useRanchActions';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DialogFooter } from '../../ui/DialogFooter';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { useRejectRancher } from './useRejectRancher';

export default function RejectDialog({ ranch, onClose }: RanchDialogProps) {
  const reject = useRejectRancher(ranch, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Reject Rancher"
      description={`${ranch.ranchName} leaves the list and is told by email, with the reason if you give one.`}
    >
      <Form initialValues={initialReject} schema={rejectForm} onSubmit={reject}>
        <Field name="reason" label="Reason" type="textarea" rows={4} optional maxLength={LIMITS.reason} />
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton variant="danger">Reject</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
