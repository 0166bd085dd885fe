import type { Cents } from '../money/money';
import { daysBetween } from '../time/days';
import type { OrderStatus } from '../words/vocabulary';
import type { BankLine } from './bankFile';
import { memoIn } from './paymentMemo';
import type { OrderPaymentKind, OrderPaymentMethod } from './settlementWords';

/** What of an order decides whether a payment may be for it. */
export interface PayableOrder {
  id: string;
  status: OrderStatus;
  settlement: { balanceDue: Cents | null };
  claims: readonly { deposit: Cents | null; received: Cents }[];
  payments: readonly { id: string; kind: OrderPaymentKind; amount: Cents; receivedOn: string }[];
}

/** What a bank's line may be: by its memo, or because only one family owes exactly this amount. */
export interface Match<Order> {
  line: BankLine;
  order: Order;
  kind: 'DEPOSIT' | 'BALANCE';
  method: OrderPaymentMethod;
  by: 'memo' | 'amount';
  /** RECORDED if a payment of this amount and these days stands there already, CANCELED if the order takes none. */
  state: 'NEW' | 'RECORDED' | 'CANCELED';
}

/** A payment may come to the bank some days after the ranch wrote it down. */
const DAYS_APART = 5;

/** Proposes the orders that lines of a bank pay. `named` has the orders of their memos, and `owing` those with a balance due. */
export function matchPayments<Order extends PayableOrder>(
  lines: readonly BankLine[],
  { named, owing }: { named: readonly Order[]; owing: readonly Order[] },
): Match<Order>[] {
  const used = new Set<string>();
  return lines.flatMap((line): Match<Order>[] => {
    const memo = memoIn(line.text);
    const order = memo ? named.find(({ id }) => id === memo.orderId) : onlyOne(owing, line, used);
    if (!order) return [];
    const recorded = order.payments.find((payment) => !used.has(`payment ${payment.id}`) && isSame(payment, line));
    used.add(recorded ? `payment ${recorded.id}` : `order ${order.id}`);
    const kind = memo ? (memo.kind ?? kindFor(order)) : 'BALANCE';
    const state = recorded ? 'RECORDED' : stateOf(order);
    return [{ line, order, kind, method: methodIn(line.text), by: memo ? 'memo' : 'amount', state }];
  });
}

const kindFor = ({ claims }: PayableOrder) =>
  claims.some(({ deposit, received }) => (deposit ?? 0) > received) ? 'DEPOSIT' : 'BALANCE';

const stateOf = ({ status }: PayableOrder) => (status === 'CANCELED' ? 'CANCELED' : 'NEW');

/** An amount tells nothing if several families owe it. */
function onlyOne<Order extends PayableOrder>(owing: readonly Order[], line: BankLine, used: ReadonlySet<string>) {
  const isPaid = (order: Order) => order.payments.some((payment) => isSame(payment, line));
  const found = owing.filter(({ id, settlement }) => settlement.balanceDue === line.amount && !used.has(`order ${id}`));
  return found.length === 1 && found[0] && !isPaid(found[0]) ? found[0] : undefined;
}

const isSame = ({ kind, amount, receivedOn }: PayableOrder['payments'][number], line: BankLine) =>
  kind !== 'REFUND' &&
  kind !== 'KEPT' &&
  amount === line.amount &&
  Math.abs(daysBetween(receivedOn, line.day)) <= DAYS_APART;

function methodIn(text: string): OrderPaymentMethod {
  if (/zelle/i.test(text)) return 'ZELLE';
  if (/venmo/i.test(text)) return 'VENMO';
  return /check|cheque|\bchk\b/i.test(text) ? 'CHECK' : 'OTHER';
}
