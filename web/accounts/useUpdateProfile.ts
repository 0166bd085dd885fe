import { useMutation } from '@apollo/client/react';
import { type CustomerProfileValues, customerProfileForm } from '../../rules/customerProfileForm';
import { messageOf } from '../errors/messageOf';
import { throwFields } from '../errors/throwFields';
import { useToast } from '../ui/useToast';
import { UpdateProfileDocument } from './UpdateProfile.generated';

/** Saves the account fields; `onSaved` closes the form. */
export function useUpdateProfile(onSaved: () => void) {
  const [updateProfile] = useMutation(UpdateProfileDocument);
  const { toast } = useToast();

  return async (values: CustomerProfileValues) => {
    try {
      await updateProfile({ variables: { input: customerProfileForm.cast(values) } });
      toast({ title: 'Profile Updated', description: 'Your account details have been saved.' });
      onSaved();
    } catch (error) {
      toast({ title: 'Failed to update profile', description: messageOf(error), variant: 'destructive' });
      throwFields(error);
    }
  };
}
