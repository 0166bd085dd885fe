import { COMMISSION_RATE_STEP, MAX_COMMISSION_RATE, MIN_COMMISSION_RATE } from '../../../rules/commission';
import { commissionRateForm } from '../../../rules/commissionRateForm';
import type { RanchDialogProps } from '../../platform/useRanchActions';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DialogFooter } from '../../ui/DialogFooter';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { useSetRate } from './useSetRate';

export default function SetRateDialog({ ranch, onClose }: RanchDialogProps) {
  const setRate = useSetRate(ranch, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Set Commission Rate"
      description={`What ${ranch.ranchName} is charged of each order from now on. Orders that are placed already keep theirs.`}
    >
      <Form initialValues={{ rate: ranch.commission.rate }} schema={commissionRateForm} onSubmit={setRate}>
        <Field
          name="rate"
          label="Commission Rate"
          type="number"
          inputMode="decimal"
          min={MIN_COMMISSION_RATE}
          max={MAX_COMMISSION_RATE}
          step={COMMISSION_RATE_STEP}
          suffix="%"
        />
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>Update Rate</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
