import { useQuery } from '@apollo/client/react';
import { DEFAULT_DEPOSIT_DAYS } from '../../../../rules/ranches/ranchFacts';
import { daysAfter, longDay } from '../../../../rules/time/days';
import { dayIn } from '../../../../rules/time/timeZone';
import { mutate } from '../../../apollo/mutate';
import { errorsInForm, useSubmit } from '../../../errors/useSubmit';
import { serverTime } from '../../../session/serverTime';
import { Field } from '../../../ui/form/Field';
import { FormDialog } from '../../../ui/form/FormDialog';
import { AnimalOptionsDocument } from '../AnimalOptions.generated';
import type { AnimalDialogProps } from '../dialogProps';
import { AskForDepositsDocument } from './MoveClaims.generated';

/** Asks the families of an animal for their deposits, with a due date. */
export default function DepositsDialog({ animal, ...dialog }: AnimalDialogProps) {
  const { id, tag, harvestDate } = animal;
  const { data } = useQuery(AnimalOptionsDocument, { variables: { withRanch: true } });
  const today = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(serverTime.now()));
  const defaultDay = daysAfter(today, data?.viewer?.ranch?.depositDays ?? DEFAULT_DEPOSIT_DAYS);
  const ask = useSubmit({
    send: ({ dueOn }: { dueOn: string }) => mutate(AskForDepositsDocument, { animalId: id, dueOn }),
    successToast: ({ askForDeposits }, { dueOn }) => {
      const asked = askForDeposits.asked.length;
      return { title: `${asked === 1 ? 'One deposit' : `${asked} deposits`} due ${longDay(dueOn)}` };
    },
    onSuccess: dialog.onClose,
    ...errorsInForm(),
  });
  return (
    <FormDialog
      {...dialog}
      title={`Ask for deposits on animal ${tag}`}
      description="A share whose deposit hasn't come by then goes back to the line."
      initialValues={{ dueOn: harvestDate && harvestDate < defaultDay ? harvestDate : defaultDay }}
      onSubmit={ask}
      submitLabel="Ask for Deposits"
      reinitialize
    >
      <Field name="dueOn" label="Due by" type="date" />
    </FormDialog>
  );
}
