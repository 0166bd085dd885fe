import { useFormikContext } from 'formik';
import { closedDaysForm } from '../../rules/herd/slotForms';
import { mutate } from '../apollo/mutate';
import { errorsInForm, useSubmit } from '../errors/useSubmit';
import { Field } from '../ui/form/Field';
import { FormDialog } from '../ui/form/FormDialog';
import { Notice } from '../ui/state/Notice';
import { CloseKillDaysDocument, type PlantSlots_plantFragment as Plant } from './PlantSlots.generated';

interface CloseDaysDialogProps {
  days: Plant['days'];
  today: string;
  onClose: () => void;
}

type Values = { from: string; to: string };

/** Closes the plant for some days, and says before whom it concerns. */
export function CloseDaysDialog({ days, today, onClose }: CloseDaysDialogProps) {
  const close = useSubmit({
    send: (values: Values) => mutate(CloseKillDaysDocument, values),
    successToast: ({ closeKillDays: { animals } }) => ({
      title: 'Days closed',
      description: animals > 0 ? `${countText(animals)} lost ${animals === 1 ? 'its slot' : 'their slots'}.` : '',
    }),
    onSuccess: onClose,
    ...errorsInForm("Couldn't close the days"),
  });
  return (
    <FormDialog<Values>
      onClose={onClose}
      title="Close for some days"
      description="Nobody can book a slot in these days. You can open each day again later."
      initialValues={{ from: '', to: '' }}
      schema={closedDaysForm(today)}
      onSubmit={close}
      submitLabel="Close These Days"
      submitVariant="danger"
    >
      <Field name="from" label="First day" type="date" min={today} />
      <Field name="to" label="Last day" type="date" min={today} />
      <Concerned days={days} />
    </FormDialog>
  );
}

const countText = (animals: number) => (animals === 1 ? '1 animal' : `${animals} animals`);

function Concerned({ days }: Pick<CloseDaysDialogProps, 'days'>) {
  const { from, to } = useFormikContext<Values>().values;
  const animals = days.flatMap(({ day, bookings }) => (day >= from && day <= to ? bookings : [])).length;
  if (!from || animals === 0) return null;
  return (
    <Notice tone="warning">
      {`${countText(animals)} ${animals === 1 ? 'has a slot' : 'have slots'} in these days. We'll tell the ranches and each family that a new date is coming.`}
    </Notice>
  );
}
