import { useMutation } from '@apollo/client/react';
import { type PaymentRequestValues, toPaymentRequestInput } from '../../rules/paymentRequestForm';
import { messageOf } from '../errors/messageOf';
import { throwFields } from '../errors/throwFields';
import { useToast } from '../ui/useToast';
import { CommissionPanelDocument } from './CommissionPanel.generated';
import { RequestCommissionPaymentDocument } from './RequestCommissionPayment.generated';

/** Tells the platform team that the ranch wants to pay; the ledger then shows the request. */
export function useRequestPayment(onRequested: () => void) {
  const [requestPayment] = useMutation(RequestCommissionPaymentDocument, {
    refetchQueries: [CommissionPanelDocument],
    awaitRefetchQueries: true,
  });
  const { toast } = useToast();

  return async (values: PaymentRequestValues) => {
    try {
      await requestPayment({ variables: { input: toPaymentRequestInput(values) } });
    } catch (error) {
      const message = messageOf(error, 'Failed to submit payment request. Please try again.');
      toast({ title: 'Error', description: message, variant: 'destructive' });
      return throwFields(error);
    }
    toast({ title: 'Payment Request Submitted', description: 'Our team will respond within 1-2 business days.' });
    onRequested();
  };
}
