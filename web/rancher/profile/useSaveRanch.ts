import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { changedListing, fromListing, type RancherListingValues } from '../../../rules/ranches/rancherListing';
import { mutate } from '../../apollo/mutate';
import { fieldErrorsOf, fieldErrorsUnder, isOffline, messageOf } from '../../errors/graphErrors';
import { useSubmit } from '../../errors/useSubmit';

import type { RanchFormValues } from '../../parts/ranches/fields/useRanchValues';
import { type RanchEditor_rancherFragment, SaveRanchProfileDocument } from './RanchEditor.generated';

type Changes = ReturnType<typeof changedListing>;

/** Returns the editor's initial values and a function to save. Saved values become the next initial values. */
export function useSaveRanch(ranch: RanchEditor_rancherFragment, onSaved: (input: Changes) => void) {
  const [saved, setSaved] = useState<RanchFormValues>(() => ({ rancher: fromListing(ranch) }));

  const submit = useSubmit({
    send: async ({ submitted }: { submitted: RancherListingValues; form: FormikHelpers<RanchFormValues> }) => {
      const input = changedListing(saved.rancher, submitted);
      const { updateRancherProfile } = await mutate(SaveRanchProfileDocument, { rancherId: ranch.id, input });
      return { input, rancher: fromListing(updateRancherProfile) };
    },
    successToast: { title: 'Profile Updated', description: 'Your ranch profile has been saved.' },
    errorToast: failureToast,
    fieldErrors: (error) => fieldErrorsUnder('rancher', fieldErrorsOf(error)),
    onSuccess: ({ input, rancher }, { submitted, form }) => {
      onSaved(input);
      setSaved({ rancher });
      form.resetForm({ values: { rancher } });
      // `typed` has the values from before the reset, because the reset hasn't rendered yet.
      void form.setValues((typed) => ({ rancher: mergeTyped({ submitted, saved: rancher, typed: typed.rancher }) }));
    },
  });

  const save = ({ rancher }: RanchFormValues, form: FormikHelpers<RanchFormValues>) =>
    submit({ submitted: rancher, form });
  return { saved, save };
}

function failureToast(error: unknown) {
  if (isOffline(error)) return { title: 'Error', description: 'An error occurred while updating your profile' };
  return { title: 'Update Failed', description: messageOf(error, 'Could not update profile') };
}

interface Save {
  submitted: RancherListingValues;
  saved: RancherListingValues;
  typed: RancherListingValues;
}

/** Returns the saved values, overlaid with what was typed during the save. */
function mergeTyped({ submitted, saved, typed }: Save): RancherListingValues {
  const typedDuringSave = Object.entries(typed).filter(
    ([name, value]) => value !== submitted[name as keyof Save['typed']],
  );
  const merged: RancherListingValues = { ...saved, ...Object.fromEntries(typedDuringSave) };
  if (merged.otherProductsList === saved.otherProductsList) return merged;
  // Adds the IDs of new products. Without its ID, the next save would create a product again.
  const otherProductsList = typed.otherProductsList.map(
    (product) => saved.otherProductsList[submitted.otherProductsList.indexOf(product)] ?? product,
  );
  return { ...merged, otherProductsList };
}
