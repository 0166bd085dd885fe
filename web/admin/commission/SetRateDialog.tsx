import { useMutation } from '@apollo/client/react';
import { COMMISSION_RATE_STEP, MAX_COMMISSION_RATE, MIN_COMMISSION_RATE } from '../../../rules/money/commission';
import { type CommissionRateValues, commissionRateForm } from '../../../rules/money/commissionRateForm';
import { useSubmit } from '../../errors/useSubmit';
import { Button } from '../../ui/button/Button';
import { Field } from '../../ui/form/Field';
import { Form } from '../../ui/form/Form';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { Dialog } from '../../ui/overlay/Dialog';
import { DialogFooter } from '../../ui/overlay/DialogFooter';
import type { RanchAction, RanchDialogProps } from '../useRanchActions';
import { SetRateDocument } from './SetRateDialog.generated';

export default function SetRateDialog({ ranch, onClose }: RanchDialogProps) {
  const setRate = useSetRate(ranch, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Set Commission Rate"
      description={`${ranch.ranchName} pays this on each new order. Existing orders keep their rate.`}
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

function useSetRate({ id, ranchName }: RanchAction['ranch'], onDone: () => void) {
  const [setRate] = useMutation(SetRateDocument);
  return useSubmit({
    send: async (values: CommissionRateValues) => {
      const { rate } = commissionRateForm.cast(values);
      await setRate({ variables: { rancherId: id, rate } });
      return rate;
    },
    success: (rate) => ({
      title: 'Commission Rate Updated',
      description: `${ranchName} pays ${rate}% on new orders.`,
    }),
    failure: 'Update Failed',
    done: onDone,
  });
}
