import { useMutation, useQuery } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { newAnimalsForm } from '../../../rules/herd/animalForm';
import {
  animalTermsOfList,
  copyOfAnimal,
  type NewAnimalsValues,
  toNewAnimalsInput,
} from '../../../rules/herd/animalValues';
import { readTags } from '../../../rules/herd/tags';
import { dayIn } from '../../../rules/time/timeZone';
import { fieldErrorsOf } from '../../errors/graphErrors';
import { useSubmit } from '../../errors/useSubmit';
import { serverTime } from '../../session/serverTime';
import { Field } from '../../ui/form/Field';
import { FormDialog } from '../../ui/form/FormDialog';
import type { DialogState } from '../../ui/overlay/dialogState';
import { CreateAnimalsDocument } from './AddAnimalsDialog.generated';
import { AnimalFacts, CalendarFields, HarvestFields, PriceFields } from './AnimalFields';
import { AnimalOptionsDocument, type AnimalOptionsQuery } from './AnimalOptions.generated';
import { usualYieldOf } from './FamiliesSee';

import { refetchHerd } from './refetchHerd';

/** Adds one animal, or several that differ only in their tags. The form starts as a copy of the last animal. */
export default function AddAnimalsDialog({ open, onOpenChange }: DialogState) {
  const { data } = useQuery(AnimalOptionsDocument, { variables: { withRanch: true } });
  const [isUploading, setUploading] = useState(false);
  const close = () => onOpenChange(false);
  const add = useAddAnimals(close);
  const ranch = data?.viewer?.ranch;
  if (!data || !ranch) return null;
  const last = ranch.last.nodes[0];
  return (
    <FormDialog<NewAnimalsValues>
      open={open}
      onClose={close}
      title="Add Animals"
      description={last && `We've copied animal ${last.tag}, at your ranch's prices. Change what's different.`}
      initialValues={initialValuesOf(ranch)}
      schema={newAnimalsForm(dayIn(data.timeZone, new Date(serverTime.now())))}
      onSubmit={add}
      submitLabel="Add Animals"
      isHeld={isUploading}
    >
      <TagsField />
      <HarvestFields processors={ranch.processors ?? []} hasDate />
      <PriceFields processors={ranch.processors ?? []} usualYield={usualYieldOf(ranch)} />
      <CalendarFields hasDueDay />
      <AnimalFacts onUploading={setUploading} />
    </FormDialog>
  );
}

type Options = NonNullable<NonNullable<AnimalOptionsQuery['viewer']>['ranch']>;

/** Returns a copy of the last animal at the ranch's prices. If it has no processor, selects the ranch's only one. */
function initialValuesOf({ processors = [], last, ...list }: Options): NewAnimalsValues {
  const lastAnimal = last.nodes[0];
  const only = processors.length === 1 ? processors[0]?.id : undefined;
  return copyOfAnimal({
    ...lastAnimal,
    processorId: lastAnimal?.processor?.id ?? only ?? null,
    ...animalTermsOfList(list),
  });
}

function TagsField() {
  const { tags } = useFormikContext<NewAnimalsValues>().values;
  const parsed = readTags(tags);
  return (
    <Field
      name="tags"
      label="Tags"
      placeholder="41 to 44"
      hint={
        parsed.length > 1
          ? `${parsed.length} animals: ${parsed.join(', ')}`
          : 'An ear tag or a name. For several animals: 41 to 44, or 41, 45.'
      }
      autoComplete="off"
      autoFocus
    />
  );
}

function useAddAnimals(onAdded: () => void) {
  const [createAnimals] = useMutation(CreateAnimalsDocument, refetchHerd);
  return useSubmit({
    send: (values: NewAnimalsValues) => createAnimals({ variables: { input: toNewAnimalsInput(values) } }),
    successToast: (_, { tags }) => {
      const added = readTags(tags);
      const title = added.length === 1 ? `Animal ${added[0]} added` : `${added.length} animals added`;
      return { title, description: 'Only you see them until you open them.' };
    },
    errorToast: "Couldn't add the animals",
    fieldErrors: joinTagErrors,
    onSuccess: onAdded,
  });
}

/** Joins the errors of all tags, because the form has a single field for them. */
function joinTagErrors(error: unknown): Record<string, string> {
  const errors = Object.entries(fieldErrorsOf(error));
  const ofTags = errors.filter(([path]) => path.startsWith('tags'));
  const others = errors.filter((entry) => !ofTags.includes(entry));
  const tags = ofTags.map(([, message]) => message).join('. ');
  return { ...Object.fromEntries(others), ...(tags && { tags }) };
}
