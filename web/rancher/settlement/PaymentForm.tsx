import { useMutation } from '@apollo/client/react';
import { LIMITS } from '../../../rules/fields/limits';
import { dollarsText, formatCents, toCents } from '../../../rules/money/money';
import { type OrderPaymentValues, orderPaymentForm } from '../../../rules/settlement/orderPaymentForm';
import { ORDER_PAYMENT_METHOD } from '../../../rules/settlement/settlementWords';
import { dayIn } from '../../../rules/time/timeZone';
import { useIdempotencyKey } from '../../apollo/useIdempotencyKey';
import { useSubmit } from '../../errors/useSubmit';
import { Field } from '../../ui/form/Field';
import { DialogForm } from '../../ui/form/FormDialog';
import { MoneyField } from '../../ui/form/MoneyField';
import { SelectField } from '../../ui/form/SelectField';
import { RadioCards } from '../../ui/input/RadioCards';
import { type OrderMoney_orderFragment, RecordOrderPaymentDocument } from './OrderMoneyDialog.generated';

interface PaymentFormProps {
  order: OrderMoney_orderFragment;
  /** The platform's time zone, whose dates the ledger uses. Its current date can differ from the viewer's. */
  timeZone: string;
  onDone: () => void;
}

const KINDS = [
  { value: 'DEPOSIT', title: 'Deposit' },
  { value: 'BALANCE', title: 'Payment' },
  { value: 'REFUND', title: 'Refund', description: 'Money that you gave back.' },
];

const METHODS = ORDER_PAYMENT_METHOD.values.map((value) => ({ value, label: ORDER_PAYMENT_METHOD.label(value) }));

/** Records a payment or a refund. Recorded payments can't be changed, so a mistake is undone with a refund. */
export function PaymentForm({ order, timeZone, onDone }: PaymentFormProps) {
  const record = useRecordPayment(order, onDone);
  const today = dayIn(timeZone, new Date());
  return (
    <DialogForm<OrderPaymentValues>
      label={`Payment for order #${order.id}`}
      initialValues={initialPayment(order, today)}
      schema={orderPaymentForm(today)}
      onSubmit={record}
      onCancel={onDone}
      submitLabel="Record Payment"
    >
      <RadioCards name="kind" legend="Type" options={KINDS} columns={3} />
      <MoneyField name="amount" label="Amount" />
      <SelectField name="method" label="How was it paid?" options={METHODS} />
      <Field name="receivedOn" label="Day" type="date" max={today} />
      <Field
        name="note"
        label="Note"
        hint="Your customer will see this note."
        maxLength={LIMITS.description}
        optional
      />
    </DialogForm>
  );
}

/** Suggests a refund of an overpayment, or else the missing deposits, or else the balance due. */
function initialPayment({ settlement, claims }: OrderMoney_orderFragment, receivedOn: string): OrderPaymentValues {
  const missing = claims.filter(({ depositReceivedAt }) => depositReceivedAt === null);
  const deposit = missing.reduce((sum, claim) => sum + (claim.deposit ?? 0), 0);
  const common = { method: 'CHECK' as const, receivedOn, note: '' };
  if (settlement.overpaid > 0) return { kind: 'REFUND', amount: dollarsText(settlement.overpaid), ...common };
  if (deposit > 0) return { kind: 'DEPOSIT', amount: dollarsText(deposit), ...common };
  return { kind: 'BALANCE', amount: dollarsText(settlement.balanceDue ?? 0), ...common };
}

function useRecordPayment(order: OrderMoney_orderFragment, onDone: () => void) {
  const idempotency = useIdempotencyKey();
  const [recordPayment] = useMutation(RecordOrderPaymentDocument);
  return useSubmit({
    send: async ({ amount, ...values }: OrderPaymentValues) => {
      const input = { ...values, amount: toCents(amount) };
      await recordPayment({ variables: { orderId: order.id, input, key: idempotency.keyFor(input), withMoney: true } });
      return input.amount;
    },
    successToast: (amount) => ({
      title: 'Payment Recorded',
      description: `${formatCents(amount)}, ${order.customer.name}.`,
    }),
    errorToast: "Couldn't record the payment",
    onSuccess: onDone,
  });
}
