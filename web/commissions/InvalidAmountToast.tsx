import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import type { PaymentRequestValues } from '../../rules/paymentRequestForm';
import { useToast } from '../ui/useToast';

/** After an attempt with an amount that is none, says so beyond the field as well. */
export function InvalidAmountToast() {
  const { submitCount, isSubmitting, errors } = useFormikContext<PaymentRequestValues>();
  const { toast } = useToast();
  const tell = useEffectEvent(() => {
    if (errors.amount) toast({ title: 'Invalid Amount', description: errors.amount, variant: 'destructive' });
  });

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) tell();
  }, [submitCount, isSubmitting]);
  return null;
}
