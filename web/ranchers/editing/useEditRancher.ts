import { useMutation } from '@apollo/client/react';
import { changedListing } from '../../../rules/rancherListing';
import { messageOf } from '../../errors/messageOf';
import { useToast } from '../../ui/useToast';
import { throwRanchRefusals } from '../fields/throwRanchRefusals';
import type { RancherFields } from '../fields/useRancherValues';
import { EditRancherDocument } from './EditRancher.generated';

/** Saves what an admin has changed of a ranch; `onSaved` closes the dialog. */
export function useEditRancher(rancherId: string, initial: RancherFields, onSaved: () => void) {
  const [editRancher] = useMutation(EditRancherDocument);
  const { toast } = useToast();

  return async ({ rancher }: RancherFields) => {
    const input = changedListing(initial.rancher, rancher);
    try {
      await editRancher({ variables: { rancherId, input } });
      toast({ title: 'Profile Updated', description: `The profile of ${rancher.ranchName} has been saved.` });
      onSaved();
    } catch (error) {
      toast({ title: 'Update Failed', description: messageOf(error), variant: 'destructive' });
      throwRanchRefusals(error);
    }
  };
}
