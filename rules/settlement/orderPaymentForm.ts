import { object } from 'yup';
import { LIMITS } from '../fields/limits';
import { choice, positiveCents } from '../fields/numberFields';
import { blankAsNull, optionalText, text } from '../fields/textField';
import { type Cents, formatCents, toCents } from '../money/money';
import { daysAfter, isDay } from '../time/days';
import type { OrderStatus } from '../words/vocabulary';
import {
  ORDER_PAYMENT_KIND,
  ORDER_PAYMENT_METHOD,
  type OrderPaymentKind,
  type OrderPaymentMethod,
} from './settlementWords';

const NO_KIND = 'Please choose deposit, payment, refund or kept';
const NO_METHOD = 'Please choose how it was paid';
const NO_REASON = 'Say why you keep it. The family reads it.';
const NO_DAY = 'Enter a day such as 2027-03-04';
const TOO_EARLY = "The day can't be before the order";
const TOO_LATE = "The day can't be after tomorrow";

/** The days on which a payment of an order can have come. Tomorrow has begun already for somebody further east. */
export interface PaymentDays {
  orderedOn: string;
  today: string;
}

/** The server's input, with the amount in cents. Without a day, the payment was received today. */
export const orderPaymentInput = ({ orderedOn, today }: PaymentDays) =>
  object({
    kind: choice(ORDER_PAYMENT_KIND.values, NO_KIND).required(NO_KIND),
    method: choice(ORDER_PAYMENT_METHOD.values, NO_METHOD).required(NO_METHOD),
    amount: positiveCents('Amount must be greater than 0', LIMITS.payment),
    receivedOn: blankAsNull(text(LIMITS.fact))
      .test('day', NO_DAY, (day) => !day || isDay(day))
      .test('early', TOO_EARLY, (day) => !day || !isDay(day) || day >= orderedOn)
      .test('late', TOO_LATE, (day) => !day || !isDay(day) || day <= daysAfter(today, 1)),
    // The family reads why the ranch keeps its money.
    note: optionalText(LIMITS.description).test(
      'reason',
      NO_REASON,
      (note, { parent }) => parent.kind !== 'KEPT' || !!note,
    ),
    claimId: blankAsNull(text(LIMITS.token)),
    complaintId: blankAsNull(text(LIMITS.token)),
  });

/** The dialog's values, with the amount in dollars. */
export interface OrderPaymentValues {
  kind: OrderPaymentKind;
  method: OrderPaymentMethod;
  amount: string | number;
  receivedOn: string;
  note: string;
  /** Empty for no single share. */
  claimId: string;
  /** The complaint that a refund makes right. Empty for none. */
  complaintId: string;
}

const toOrderPaymentInput = (values: OrderPaymentValues) => ({
  ...values,
  amount: toCents(values.amount ?? ''),
});

export const orderPaymentForm = (days: PaymentDays) => orderPaymentInput(days).transform(toOrderPaymentInput);

/** Why such a payment can't be recorded for an order with this status, or undefined. */
export function paymentRefusal(kind: OrderPaymentKind, status: OrderStatus): string | undefined {
  const isCanceled = status === 'CANCELED';
  if (kind === 'KEPT') return isCanceled ? undefined : 'A deposit is kept once the order is canceled. Cancel it first.';
  if (kind === 'REFUND' || !isCanceled) return undefined;
  return 'This order is canceled. You can only record what you give back or keep.';
}

/** What's wrong with the amount of a payment, or undefined. What is paid above the total becomes credit. */
export function paymentProblem(
  kind: OrderPaymentKind,
  amount: Cents,
  { received, kept }: { received: Cents; kept: Cents },
): string | undefined {
  if (kind === 'REFUND') return tooMuch(amount, received, 'give back');
  if (kind === 'KEPT') return tooMuch(amount, received - kept, 'keep');
  const max = LIMITS.payment;
  return received + amount > max ? `An order receives at most ${formatCents(max)} in all` : undefined;
}

function tooMuch(amount: Cents, most: Cents, verb: string): string | undefined {
  if (amount <= most) return undefined;
  return most <= 0 ? `There's nothing to ${verb}` : `You can ${verb} at most what you received: ${formatCents(most)}`;
}
