import { type InferType, object } from 'yup';
import { LIMITS } from '../fields/limits';
import { choice, positiveCents } from '../fields/numberFields';
import { blankAsNull, optionalText, text } from '../fields/textField';
import { type Cents, formatCents, toCents } from '../money/money';
import { isDay } from '../time/days';
import {
  ORDER_PAYMENT_KIND,
  ORDER_PAYMENT_METHOD,
  type OrderPaymentKind,
  type OrderPaymentMethod,
} from './settlementWords';

const NO_KIND = 'Please choose deposit, payment or refund';
const NO_METHOD = 'Please choose how it was paid';
const NO_DAY = 'Enter a day such as 2027-03-04';
const FUTURE = "The day can't be in the future";

/** The server's input, with the amount in cents. Without a day, the payment was received today. */
export const orderPaymentInput = (today: string) =>
  object({
    kind: choice(ORDER_PAYMENT_KIND.values, NO_KIND).required(NO_KIND),
    method: choice(ORDER_PAYMENT_METHOD.values, NO_METHOD).required(NO_METHOD),
    amount: positiveCents('Amount must be greater than 0', LIMITS.payment),
    receivedOn: blankAsNull(text(LIMITS.fact))
      .test('day', NO_DAY, (day) => !day || isDay(day))
      .test('past', FUTURE, (day) => !day || !isDay(day) || day <= today),
    note: optionalText(LIMITS.description),
    claimId: blankAsNull(text(LIMITS.token)),
  });

export type OrderPaymentInputValues = InferType<ReturnType<typeof orderPaymentInput>>;

/** The dialog's values, with the amount in dollars. */
export interface OrderPaymentValues {
  kind: OrderPaymentKind;
  method: OrderPaymentMethod;
  amount: string | number;
  receivedOn: string;
  note: string;
}

const toOrderPaymentInput = (values: OrderPaymentValues) => ({
  ...values,
  amount: toCents(values.amount ?? ''),
});

export const orderPaymentForm = (today: string) => orderPaymentInput(today).transform(toOrderPaymentInput);

/** What an order has received and may cost. */
export interface OrderMoney {
  received: Cents;
  /** The maximum that the order may cost: its total, or the upper end of its quote. */
  most: Cents;
  isUnweighed: boolean;
}

/** What's wrong with the amount of a payment, or undefined. */
export function paymentProblem(kind: OrderPaymentKind, amount: Cents, money: OrderMoney): string | undefined {
  if (kind === 'REFUND') return refundProblem(amount, money.received);
  const due = Math.max(0, money.most - money.received);
  if (amount <= due) return undefined;
  if (due === 0) return 'Nothing is due on this order';
  return money.isUnweighed
    ? `That's more than this order will likely cost: at most ${formatCents(due)} more`
    : `That's more than the ${formatCents(due)} due`;
}

function refundProblem(amount: Cents, received: Cents): string | undefined {
  if (amount <= received) return undefined;
  return received <= 0
    ? "There's nothing to give back"
    : `You can give back at most what you received: ${formatCents(received)}`;
}
