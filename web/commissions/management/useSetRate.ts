import { useMutation } from '@apollo/client/react';
import { type CommissionRateValues, commissionRateForm } from '../../../rules/commissionRateForm';
import { messageOf } from '../../errors/messageOf';
import { throwFields } from '../../errors/throwFields';
import type { RanchAction } from '../../platform/useRanchActions';
import { useToast } from '../../ui/useToast';
import { SetRateDocument } from './SetRate.generated';

/** Sets the rate of orders to come; `onDone` closes the dialog. */
export function useSetRate({ id, ranchName }: RanchAction['ranch'], onDone: () => void) {
  const [setRate] = useMutation(SetRateDocument);
  const { toast } = useToast();

  return async (values: CommissionRateValues) => {
    const { rate } = commissionRateForm.cast(values);
    try {
      await setRate({ variables: { rancherId: id, rate } });
      toast({ title: 'Commission Rate Updated', description: `New orders of ${ranchName} are charged ${rate}%.` });
      onDone();
    } catch (error) {
      toast({ title: 'Update Failed', description: messageOf(error), variant: 'destructive' });
      throwFields(error);
    }
  };
}
