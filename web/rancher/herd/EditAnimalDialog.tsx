import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { LIMITS } from '../../../rules/fields/limits';
import { animalForm } from '../../../rules/herd/animalForm';
import { isBeforeHarvest } from '../../../rules/herd/animalStage';
import { type AnimalValues, fromAnimal, toAnimalInput } from '../../../rules/herd/animalValues';
import { dayIn } from '../../../rules/time/timeZone';
import { useSubmit } from '../../errors/useSubmit';
import { serverTime } from '../../session/serverTime';
import { Field } from '../../ui/form/Field';
import { FormDialog } from '../../ui/form/FormDialog';
import { Grid } from '../../ui/layout/Grid';
import { Text } from '../../ui/text/Text';
import { AnimalFacts, CalendarFields, HarvestFields, PriceFields } from './AnimalFields';
import { type AnimalOptions_rancherFragment, AnimalOptionsDocument } from './AnimalOptions.generated';
import type { AnimalDialogProps } from './dialogProps';
import { UpdateAnimalDocument } from './EditAnimalDialog.generated';
import { usualYieldOf } from './FamiliesSee';

import { refetchHerd } from './refetchHerd';

/** Edits an animal. After the harvest it hides the fields that can't change anymore, because families rely on them. */
export default function EditAnimalDialog({ animal, ...dialog }: AnimalDialogProps) {
  const { data } = useQuery(AnimalOptionsDocument, { variables: { withRanch: true } });
  const [isUploading, setUploading] = useState(false);
  const save = useSaveAnimal(animal.id, dialog.onClose);
  const ranch = data?.viewer?.ranch;
  if (!data || !ranch?.processors) return null;
  const { tag, stage, processor, ownCutSheetsDue: cutSheetsDue, harvestDate } = animal;
  const canChangeTerms = isBeforeHarvest(stage);
  const moment = { today: dayIn(data.timeZone, new Date(serverTime.now())), before: { harvestDate, cutSheetsDue } };
  return (
    <FormDialog<AnimalValues>
      {...dialog}
      title={`Edit animal ${tag}`}
      initialValues={fromAnimal({ ...animal, processorId: processor?.id ?? null, cutSheetsDue })}
      schema={animalForm(moment)}
      onSubmit={save}
      submitLabel="Save Animal"
      isHeld={isUploading}
      reinitialize
    >
      <Field name="tag" label="Tag" maxLength={LIMITS.animalTag} autoComplete="off" />
      <Grid columns={2} min={220} gap={2}>
        <Field
          name="eid"
          label="Official tag"
          placeholder="840003123456789"
          inputMode="numeric"
          maxLength={24}
          optional
        />
        <Field name="liveWeight" label="Live weight" type="number" suffix="lb" optional />
      </Grid>
      {canChangeTerms ? <Terms ranch={ranch} isPlanned={stage === 'PLANNED'} /> : <FixedTerms />}
      <CalendarFields hasDueDay={canChangeTerms} />
      <AnimalFacts onUploading={setUploading} />
    </FormDialog>
  );
}

function Terms({ ranch, isPlanned }: { ranch: AnimalOptions_rancherFragment; isPlanned: boolean }) {
  const { processors = [] } = ranch;
  return (
    <>
      <HarvestFields processors={processors} hasDate={isPlanned} />
      <PriceFields processors={processors} usualYield={usualYieldOf(ranch)} />
    </>
  );
}

function FixedTerms() {
  return (
    <Text tone="soft" size={15}>
      The processor, the harvest date and the price can't change after the harvest.
    </Text>
  );
}

function useSaveAnimal(id: string, onSaved: () => void) {
  const [updateAnimal] = useMutation(UpdateAnimalDocument, refetchHerd);
  return useSubmit({
    send: (values: AnimalValues) => updateAnimal({ variables: { id, input: toAnimalInput(values) } }),
    successToast: (_, { tag }) => ({ title: `Animal ${tag} saved` }),
    errorToast: "Couldn't save the animal",
    onSuccess: onSaved,
  });
}
