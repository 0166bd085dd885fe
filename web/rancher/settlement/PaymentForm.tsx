import { useFormikContext } from 'formik';
import { COMPLAINT_KIND } from '../../../rules/complaints/complaintWords';
import { LIMITS } from '../../../rules/fields/limits';
import { dollarsText, formatCents, toCents } from '../../../rules/money/money';
import {
  type OrderPaymentValues,
  orderPaymentForm,
  type PaymentDays,
} from '../../../rules/settlement/orderPaymentForm';
import { ORDER_PAYMENT_METHOD } from '../../../rules/settlement/settlementWords';
import { daysAfter } from '../../../rules/time/days';
import { dayIn } from '../../../rules/time/timeZone';
import { mutate } from '../../apollo/mutate';
import { useIdempotencyKey } from '../../apollo/useIdempotencyKey';
import { useSubmit } from '../../errors/useSubmit';
import { SHARE_NAMES } from '../../parts/herd/animalText';
import { serverTime } from '../../session/serverTime';
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

const KINDS = {
  columns: 3,
  options: [
    { value: 'DEPOSIT', title: 'Deposit' },
    { value: 'BALANCE', title: 'Payment' },
    { value: 'REFUND', title: 'Refund', description: 'Money that you gave back, or a payment that bounced.' },
  ],
} as const;

/** A canceled order takes no payments. */
const CANCELED_KINDS = {
  columns: 2,
  options: [
    { value: 'REFUND', title: 'Refund', description: 'Money that you gave back.' },
    { value: 'KEPT', title: 'Kept', description: 'A deposit that you keep, with the reason.' },
  ],
} as const;

/** Records a payment, a refund or what the ranch keeps. They can't be changed, so a mistake is undone with a refund. */
export function PaymentForm({ order, timeZone, onDone }: PaymentFormProps) {
  const record = useRecordPayment(order, onDone);
  const days = { orderedOn: dayIn(timeZone, order.createdAt), today: dayIn(timeZone, new Date(serverTime.now())) };
  return (
    <DialogForm<OrderPaymentValues>
      label={`Payment for order #${order.id}`}
      initialValues={initialPayment(order, days.today)}
      schema={orderPaymentForm(days)}
      onSubmit={record}
      onCancel={onDone}
      submitLabel="Record Payment"
    >
      <PaymentFields order={order} {...days} />
    </DialogForm>
  );
}

function PaymentFields({ order, orderedOn, today }: { order: OrderMoney_orderFragment } & PaymentDays) {
  const { kind, amount } = useFormikContext<OrderPaymentValues>().values;
  const { status, settlement } = order;
  const claims: readonly PaidShare[] = order.claims;
  const owed = owedComplaints(order);
  const credit = settlement.received + toCents(amount) - (settlement.total ?? Number.POSITIVE_INFINITY);
  const isOver = (kind === 'DEPOSIT' || kind === 'BALANCE') && credit > 0;
  const more = isOver && `That's ${formatCents(credit)} more than the order costs. It stays the family's credit.`;
  const isKept = kind === 'KEPT';
  return (
    <>
      <RadioCards name="kind" legend="Type" {...(status === 'CANCELED' ? CANCELED_KINDS : KINDS)} />
      <MoneyField name="amount" label="Amount" hint={more} />
      {!isKept && <SelectField name="method" label="How was it paid?" options={ORDER_PAYMENT_METHOD.options} />}
      {kind === 'REFUND' && owed.length > 0 && (
        <SelectField
          name="complaintId"
          label="What does it make right?"
          options={[NO_COMPLAINT, ...owed.map(complaintOption)]}
        />
      )}
      {!isKept && claims.length > 1 && (
        <SelectField name="claimId" label="For which share?" options={[ANY_SHARE, ...claims.map(shareOption)]} />
      )}
      <Field name="receivedOn" label="Day" type="date" min={orderedOn} max={daysAfter(today, 1)} />
      <Field
        name="note"
        label={isKept ? 'Why do you keep it?' : 'Note'}
        hint="Your customer will see this note."
        maxLength={LIMITS.description}
        optional={!isKept}
      />
    </>
  );
}

const NO_COMPLAINT = { value: '', label: 'Nothing that was agreed or decided' };

/** What was agreed or decided to come back, and hasn't. */
const owedComplaints = ({ complaints }: OrderMoney_orderFragment) =>
  complaints.filter(({ state, remedy }) => remedy === 'PART_BACK' && state !== 'CLOSED');

type Owed = OrderMoney_orderFragment['complaints'][number];

const restOf = ({ amount, givenBack }: Owed) => Math.max(0, (amount ?? 0) - givenBack);

const complaintOption = (complaint: Owed) => ({
  value: complaint.id,
  label: `${COMPLAINT_KIND.label(complaint.kind)}, ${formatCents(restOf(complaint))}`,
});

const ANY_SHARE = { value: '', label: 'The order (oldest deposit first)' };

interface PaidShare {
  id: string;
  quarters: number;
  offBoardAt: string | null;
  animal: { tag: string } | null;
}

const shareOption = ({ id, quarters, animal, offBoardAt }: PaidShare) => ({
  value: id,
  label: `${SHARE_NAMES[quarters]}${animal ? `, animal ${animal.tag}` : offBoardAt ? '' : ', in line'}`,
});

/** Suggests the refund that was agreed or decided, or of an overpayment, or else the missing deposits, or else the balance due. */
function initialPayment(order: OrderMoney_orderFragment, receivedOn: string): OrderPaymentValues {
  const { settlement, claims, status } = order;
  const deposit = claims.reduce((sum, claim) => sum + Math.max(0, (claim.deposit ?? 0) - claim.received), 0);
  const common = { method: 'CHECK' as const, receivedOn, note: '', claimId: '', complaintId: '' };
  const [owed] = owedComplaints(order);
  if (owed) return { kind: 'REFUND', amount: dollarsText(restOf(owed)), ...common, complaintId: owed.id };
  if (settlement.overpaid > 0 || status === 'CANCELED') {
    return { kind: 'REFUND', amount: dollarsText(settlement.overpaid), ...common };
  }
  if (deposit > 0) return { kind: 'DEPOSIT', amount: dollarsText(deposit), ...common };
  return { kind: 'BALANCE', amount: dollarsText(settlement.balanceDue ?? 0), ...common };
}

function useRecordPayment(order: OrderMoney_orderFragment, onDone: () => void) {
  const idempotency = useIdempotencyKey();
  return useSubmit({
    send: async ({ amount, ...values }: OrderPaymentValues) => {
      const complaintId = values.kind === 'REFUND' ? values.complaintId || null : null;
      const input = { ...values, claimId: values.claimId || null, complaintId, amount: toCents(amount) };
      await mutate(RecordOrderPaymentDocument, { orderId: order.id, input, key: idempotency.keyFor(input) });
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
