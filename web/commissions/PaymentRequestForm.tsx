import { LIMITS } from '../../rules/limits';
import { dollarsText, formatCents } from '../../rules/money';
import { initialPaymentRequest, paymentRequestForm } from '../../rules/paymentRequestForm';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';
import { FormActions } from '../ui/FormActions';
import { MoneyField } from '../ui/MoneyField';
import { RadioCards } from '../ui/RadioCards';
import { SubmitButton } from '../ui/SubmitButton';
import { Text } from '../ui/Text';
import { InvalidAmountToast } from './InvalidAmountToast';
import { useRequestPayment } from './useRequestPayment';

const METHODS = [
  { value: 'VENMO', title: 'Venmo', description: 'We send you our Venmo handle.' },
  { value: 'INVOICE', title: 'Invoice', description: 'We send an invoice to your email.' },
];

interface PaymentRequestFormProps {
  /** In cents; what one most likely wants to pay. */
  balance: number;
  onRequested: () => void;
}

export function PaymentRequestForm({ balance, onRequested }: PaymentRequestFormProps) {
  const requestPayment = useRequestPayment(onRequested);
  return (
    <Form
      initialValues={{ ...initialPaymentRequest, amount: dollarsText(balance) }}
      schema={paymentRequestForm}
      onSubmit={requestPayment}
      label="Make a Payment"
    >
      <Text tone="soft" measure>
        Tell us how much you want to pay and how. Our team will respond within 1-2 business days with the details. The
        balance changes once the payment has arrived.
      </Text>
      <MoneyField name="amount" label="Amount" hint={`Current balance: ${formatCents(balance)}`} />
      <RadioCards name="method" legend="Payment method" options={METHODS} columns={2} />
      <Field name="notes" label="Notes" type="textarea" maxLength={LIMITS.notes} optional />
      <FormActions>
        <SubmitButton>Submit Payment Request</SubmitButton>
      </FormActions>
      <InvalidAmountToast />
    </Form>
  );
}
