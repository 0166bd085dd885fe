import { useMutation } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { moveHarvest as movePlan } from '../../../rules/herd/herdCalendar';

import { isDay, longDay } from '../../../rules/time/days';
import { useSubmit } from '../../errors/useSubmit';
import { harvestText } from '../../parts/herd/animalText';
import { Field } from '../../ui/form/Field';
import { FormDialog } from '../../ui/form/FormDialog';
import { Notice } from '../../ui/state/Notice';
import { familiesOn } from './claims/shares';
import type { AnimalDialogProps } from './dialogProps';
import { HarvestDays } from './HarvestDays';
import { MoveHarvestDocument } from './HarvestDialog.generated';

import { refetchHerd } from './refetchHerd';
import { SlotChoice } from './SlotChoice';

type Values = { harvestDate: string; slot: boolean };

export default function HarvestDialog({ animal, ...dialog }: AnimalDialogProps) {
  const { id, tag, harvestDate, hasSlot, places } = animal;
  const families = familiesOn(places);
  const [moveHarvest] = useMutation(MoveHarvestDocument, refetchHerd);
  const move = useSubmit({
    // Left out, the slot moves with the harvest, also one that was booked meanwhile.
    send: ({ slot, ...values }: Values) =>
      moveHarvest({ variables: { id, ...values, ...(slot !== hasSlot && { slot }) } }),
    successToast: (_, values) => ({
      title: `Harvest of animal ${tag} ${harvestDate ? 'moved' : 'set'}`,
      description: longDay(values.harvestDate),
    }),
    errorToast: "Couldn't change the harvest date",
    onSuccess: dialog.onClose,
  });
  return (
    <FormDialog<Values>
      {...dialog}
      title={`${harvestDate ? 'Move' : 'Set'} harvest of animal ${tag}`}
      description={`Old date: ${harvestText(animal)}.`}
      initialValues={{ harvestDate: harvestDate ?? '', slot: hasSlot }}
      onSubmit={move}
      submitLabel="Save Date"
      reinitialize
    >
      <Field name="harvestDate" label="Harvest date" type="date" />
      <SlotChoice animalId={id} />
      <MovedDays animal={animal} />
      {families && <Notice>{`${families} hold shares of this animal. Let them know.`}</Notice>}
    </FormDialog>
  );
}

function MovedDays({ animal }: Pick<AnimalDialogProps, 'animal'>) {
  const { harvestDate } = useFormikContext<Values>().values;
  if (!isDay(harvestDate)) return null;
  return <HarvestDays plan={movePlan({ ...animal, cutSheetsDue: animal.ownCutSheetsDue }, harvestDate)} />;
}
