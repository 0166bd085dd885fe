import { COMMISSION_RATE_STEP, MAX_COMMISSION_RATE, MIN_COMMISSION_RATE } from '../../../rules/money/commission';
import { type CommissionRateValues, commissionRateForm } from '../../../rules/money/commissionRateForm';
import { mutate } from '../../apollo/mutate';
import { useSubmit } from '../../errors/useSubmit';
import { Field } from '../../ui/form/Field';
import { FormDialog } from '../../ui/form/FormDialog';
import type { RanchAction, RanchDialogProps } from '../useRanchActions';
import { SetRateDocument } from './SetRateDialog.generated';

export default function SetRateDialog({ ranch, onClose }: RanchDialogProps) {
  const setRate = useSetRate(ranch, onClose);
  return (
    <FormDialog
      onClose={onClose}
      title="Set Commission Rate"
      description={`${ranch.ranchName} pays this on each new order. Existing orders keep their rate.`}
      initialValues={{ rate: ranch.commission?.rate ?? 0 }}
      schema={commissionRateForm}
      onSubmit={setRate}
      submitLabel="Update Rate"
    >
      <Field
        name="rate"
        label="Commission Rate"
        type="number"
        min={MIN_COMMISSION_RATE}
        max={MAX_COMMISSION_RATE}
        step={COMMISSION_RATE_STEP}
        suffix="%"
      />
    </FormDialog>
  );
}

function useSetRate({ id, ranchName }: RanchAction['ranch'], onDone: () => void) {
  return useSubmit({
    send: async (values: CommissionRateValues) => {
      const { rate } = commissionRateForm.cast(values);
      await mutate(SetRateDocument, { rancherId: id, rate });
      return rate;
    },
    successToast: (rate) => ({
      title: 'Commission Rate Updated',
      description: `${ranchName} pays ${rate}% on new orders.`,
    }),
    errorToast: 'Update Failed',
    onSuccess: onDone,
  });
}
