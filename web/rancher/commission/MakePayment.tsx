import { useMutation } from '@apollo/client/react';
import styled from 'styled-components';
import { LIMITS } from '../../../rules/fields/limits';
import { dollarsText, formatCents } from '../../../rules/money/money';
import {
  initialPaymentRequest,
  type PaymentRequestValues,
  paymentRequestForm,
  toPaymentRequestInput,
} from '../../../rules/money/paymentRequestForm';
import { statementDate } from '../../../rules/money/statement';
import { PAYMENT_METHOD } from '../../../rules/words/vocabulary';
import { messageOf } from '../../errors/graphErrors';
import { useSubmit } from '../../errors/useSubmit';
import { Button } from '../../ui/button/Button';
import { Field } from '../../ui/form/Field';
import { Form } from '../../ui/form/Form';
import { FormActions, SubmitButton } from '../../ui/form/FormActions';
import { InvalidFieldsToast } from '../../ui/form/InvalidFieldsToast';
import { MoneyField } from '../../ui/form/MoneyField';
import { RadioCards } from '../../ui/input/RadioCards';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Notice } from '../../ui/state/Notice';
import { Text } from '../../ui/text/Text';
import { CommissionPanelDocument } from './CommissionPanel.generated';
import { RequestCommissionPaymentDocument, WithdrawPaymentRequestDocument } from './MakePayment.generated';
import type { RanchCommission } from './useRanchCommission';

interface MakePaymentProps {
  commission: RanchCommission;
  timeZone: string;
  onRequested: () => void;
}

const Column = styled(Stack)`
  max-width: 640px;
`;

const METHODS = [
  { value: 'VENMO', title: 'Venmo', description: 'We send you our Venmo handle.' },
  { value: 'INVOICE', title: 'Invoice', description: 'We send an invoice to your email.' },
];

/** Both mutations of this tab refetch the balance and the ledger. */
const REFRESH = { refetchQueries: [CommissionPanelDocument], awaitRefetchQueries: true };

export function MakePayment({ commission, timeZone, onRequested }: MakePaymentProps) {
  return (
    <Column gap={3}>
      {commission.openRequests.map((request) => (
        <OpenRequest key={request.id} request={request} timeZone={timeZone} />
      ))}
      <PaymentRequestForm balance={commission.balance} onRequested={onRequested} />
    </Column>
  );
}

function OpenRequest({ request, timeZone }: { request: RanchCommission['openRequests'][number]; timeZone: string }) {
  const { id, amount, method, createdAt } = request;
  const open = request.openAmount ?? amount;
  const [withdrawRequest, { loading }] = useMutation(WithdrawPaymentRequestDocument, REFRESH);
  const withdraw = useSubmit({
    send: () => withdrawRequest({ variables: { id } }),
    successToast: { title: 'Payment Request Withdrawn', description: 'Your balance is unchanged.' },
    errorToast: 'Error',
  });
  return (
    <Notice>
      <Cluster>
        <span>
          {`We're reviewing your ${statementDate(timeZone, createdAt)} request to pay ${formatCents(amount)}`}
          {method && ` by ${PAYMENT_METHOD.label(method)}`}.
          {open < amount && ` ${formatCents(open)} of it is still open.`}
        </span>
        <Button size="small" variant="quiet" pending={loading} onClick={() => withdraw()}>
          Withdraw
        </Button>
      </Cluster>
    </Notice>
  );
}

interface PaymentRequestFormProps {
  /** The balance in cents. It's the default amount, because most ranches pay all they owe. */
  balance: number;
  onRequested: () => void;
}

function PaymentRequestForm({ balance, onRequested }: PaymentRequestFormProps) {
  const requestPayment = useRequestPayment(onRequested);
  return (
    <Form
      initialValues={{ ...initialPaymentRequest, amount: dollarsText(balance) }}
      schema={paymentRequestForm}
      onSubmit={requestPayment}
      label="Make a Payment"
    >
      <Text tone="soft" measure>
        Tell us how much you want to pay and how. Our team will respond within 1-2 business days with the details. Your
        balance changes when we receive the payment.
      </Text>
      <MoneyField name="amount" label="Amount" hint={`Current balance: ${formatCents(balance)}`} />
      <RadioCards name="method" legend="Payment method" options={METHODS} columns={2} />
      <Field name="notes" label="Notes" type="textarea" maxLength={LIMITS.notes} optional />
      <FormActions>
        <SubmitButton>Submit Payment Request</SubmitButton>
      </FormActions>
      <InvalidFieldsToast fields={['amount']} title="Invalid Amount" />
    </Form>
  );
}

/** Tells the platform team that the ranch wants to pay. The request then shows in the ledger. */
function useRequestPayment(onRequested: () => void) {
  const [requestPayment] = useMutation(RequestCommissionPaymentDocument, REFRESH);
  return useSubmit({
    send: (values: PaymentRequestValues) => requestPayment({ variables: { input: toPaymentRequestInput(values) } }),
    successToast: {
      title: 'Payment Request Submitted',
      description: 'Our team will respond within 1-2 business days.',
    },
    errorToast: (error) => ({
      title: 'Error',
      description: messageOf(error, 'Failed to submit payment request. Please try again.'),
    }),
    onSuccess: onRequested,
  });
}
