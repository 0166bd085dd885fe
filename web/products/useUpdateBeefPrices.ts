import { useMutation } from '@apollo/client/react';
import { type BeefPricesValues, toBeefPricesInput } from '../../rules/beefPricesForm';
import { throwFields } from '../errors/throwFields';
import { useToast } from '../ui/useToast';
import { UpdateBeefPricesDocument } from './UpdateBeefPrices.generated';

/** Sets the prices of the three shares; `onSaved` closes the dialog. */
export function useUpdateBeefPrices(onSaved: () => void) {
  const [updateBeefPrices] = useMutation(UpdateBeefPricesDocument);
  const { toast } = useToast();

  return async (values: BeefPricesValues) => {
    try {
      await updateBeefPrices({ variables: { input: toBeefPricesInput(values) } });
      toast({ title: 'Prices updated', description: 'Families see them from now on.' });
      onSaved();
    } catch (error) {
      toast({ title: 'Error updating prices', description: 'Please try again', variant: 'destructive' });
      throwFields(error);
    }
  };
}
