import type { Cents } from '../../rules/money/money';
import { type SettledLine, settle } from '../../rules/settlement/settle';
import { invoiceNumber } from '../../rules/settlement/settlementWords';
import type { Context } from '../context';
import { itemsOfOrder } from '../orders/findOrder';
import type { OrderItemRow, OrderRow } from '../orders/Order';
import { isByWeight, paymentsOfOrder, revisionsOfOrder } from './loadSettlements';
import type { OrderPaymentRow } from './OrderPayment';

/** What every printing of a revision has in common. */
type Issued = { revision: number; issuedAt: string; lines: SettledLine[]; total: Cents; received: Cents };

export type IssuedInvoice = Issued & {
  number: string;
  rancherId: number;
  replacedBy: string | null;
  payments: OrderPaymentRow[];
};

/**
 * Finds the current invoice of an order or that of a revision, as it was issued. 0 is the price as ordered. Null for an order
 * that isn't weighed or is canceled, and for an unknown revision.
 */
export async function findInvoice(
  context: Context,
  order: OrderRow,
  wanted?: number | null,
): Promise<IssuedInvoice | null> {
  if (order.status === 'CANCELED') return null;
  const { id, rancherId } = order;
  const settled = (await revisionsOfOrder(context, id)).map(({ number, createdAt, ...revision }): Issued => {
    return { ...revision, revision: number, issuedAt: createdAt };
  });
  const all = (await isByWeight(context, id))
    ? settled
    : [asOrdered(order, await itemsOfOrder(context, id)), ...settled];
  const last = all.length - 1;
  const at = wanted === null || wanted === undefined ? last : all.findIndex(({ revision }) => revision === wanted);
  const invoice = all[at];
  // The last settlement of an order that waits for another weight isn't due anymore, and nothing has replaced it yet.
  if (!invoice || (at === last && invoice.revision > 0 && order.settledTotal === null)) return null;
  const next = all[at + 1];
  const payments = await paymentsOfOrder(context, id);
  return {
    ...{ ...invoice, rancherId, number: invoiceNumber(id, invoice.revision) },
    ...(next
      ? {
          replacedBy: invoiceNumber(id, next.revision),
          payments: payments.filter(({ createdAt }) => createdAt <= invoice.issuedAt),
        }
      : { replacedBy: null, payments, received: order.received }),
  };
}

const FIXED = { basis: null, pricePerPound: null, tenths: null };

/** The invoice of an order at a fixed price, before any settlement. */
function asOrdered({ createdAt, shippingMethod, shippingFee }: OrderRow, ordered: OrderItemRow[]): Issued {
  const items = ordered.map(({ id, name, variantName, type, quantity, price }) => ({
    ...{ ...FIXED, itemId: id, type, quantity, price },
    name: variantName ? `${name} (${variantName})` : name,
  }));
  const delivery = { method: shippingMethod, fee: shippingFee };
  const { lines, total } = settle({ shares: [], items, delivery, charges: [], commissionRate: 0 });
  return { revision: 0, issuedAt: createdAt, lines, total, received: 0 };
}
