import { useMutation } from '@apollo/client/react';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { changedListing, fromListing } from '../../../rules/rancherListing';
import { isOffline } from '../../errors/isOffline';
import { messageOf } from '../../errors/messageOf';
import { useToast } from '../../ui/useToast';
import { throwRanchRefusals } from '../fields/throwRanchRefusals';
import type { RancherFields } from '../fields/useRancherValues';
import { layTyped } from './layTyped';
import type { RanchEditor_rancherFragment } from './RanchEditor.generated';
import { SaveRanchProfileDocument } from './SaveRanchProfile.generated';

/** What the editor starts with, and how it saves. What is saved is where it starts from the next time. */
export function useSaveRanch(ranch: RanchEditor_rancherFragment) {
  const [saved, setSaved] = useState<RancherFields>(() => ({ rancher: fromListing(ranch) }));
  const [saveProfile] = useMutation(SaveRanchProfileDocument);
  const { toast } = useToast();

  const save = async ({ rancher }: RancherFields, form: FormikHelpers<RancherFields>) => {
    const input = changedListing(saved.rancher, rancher);
    try {
      const { data } = await saveProfile({ variables: { rancherId: ranch.id, input } });
      const now = data ? fromListing(data.updateRancherProfile) : rancher;
      setSaved({ rancher: now });
      form.resetForm({ values: { rancher: now } });
      // Within one turn: this still sees the form as it was before the reset.
      void form.setValues((typed) => ({ rancher: layTyped({ submitted: rancher, saved: now, typed: typed.rancher }) }));
      toast({ title: 'Profile Updated', description: 'Your ranch profile has been saved.' });
    } catch (error) {
      toast({ ...failureOf(error), variant: 'destructive' });
      throwRanchRefusals(error);
    }
  };

  return { saved, save };
}

function failureOf(error: unknown) {
  if (isOffline(error)) return { title: 'Error', description: 'An error occurred while updating your profile' };
  return { title: 'Update Failed', description: messageOf(error, 'Could not update profile') };
}
