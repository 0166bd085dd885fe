import { formatCents, lineTotal } from '../../../rules/money/money';
import { orderTotal as sumOf } from '../../../rules/money/pricing';
import { itemText } from '../../../rules/orders/itemText';
import { estimateRows, FIRMNESS, type OrderTotal, orderTotal, toldText } from '../../../rules/orders/story/orderTotal';
import type { Reader } from '../../../rules/orders/story/stateWords';
import type { ShippingMethod } from '../../../rules/words/vocabulary';
import { BillDetail, BillLine } from '../../ui/layout/BillLine';
import { Money } from '../../ui/text/Money';
import { signedCents } from '../commission/signedCents';
import { AmountLines, settledLines } from '../settlement/AmountLines';
import type { SettlementText_orderFragment } from '../settlement/SettlementText.generated';
import type { OrderBill_orderFragment } from './OrderBill.generated';
import type { OrderLines_orderFragment } from './OrderLines.generated';
import { DeliveryRow, SumRow, Sums, WITH_FEE } from './Sums';

/** An order with its lines, and as much of its settlement as the screen has. */
type Billed = OrderLines_orderFragment & {
  settlement?: SettlementText_orderFragment['settlement'] & Partial<OrderBill_orderFragment['settlement']>;
  claims?: readonly { id: string; hangingPounds?: number | null; packagedPounds?: number | null }[];
};

/** Shows what an order consists of and its one total: as settled last, or else as ordered. Helpers see no prices. */
export function OrderLines({ order, reader = 'FAMILY' }: { order: Billed; reader?: Reader }) {
  const { items, settlement } = order;
  const priced = pricedItems(order);
  const total = totalOf(order);
  if (!total) return <OrderedItems items={items} />;
  const settled = settlement?.revision?.lines;
  const fee = order.shippingFee ?? 0;
  const charged = total.amount - sumOf(priced) - fee;
  const isAsOrdered = !settled && total.told === null && settlement?.state !== 'SETTLED';
  return (
    <div>
      {settled && <AmountLines label="Items" lines={settledLines(settled)} />}
      {!settled && !isAsOrdered && <OrderedItems items={items} />}
      {isAsOrdered && (
        <ul aria-label="Items">
          {priced.map((item) => (
            <PricedItem key={item.id} item={item} />
          ))}
        </ul>
      )}
      <Sums>
        {isAsOrdered && <DeliveryRow method={order.shippingMethod} fee={fee} />}
        {isAsOrdered && charged !== 0 && <SumRow label="Charges and discounts" sum={signedCents(charged)} />}
        <SumRow label={totalLabel(total, order.shippingMethod)} sum={formatCents(total.amount)} strong />
        {settlement && <MoneyRows settlement={settlement} total={total} />}
      </Sums>
      {total.told !== null && <BillDetail>{toldText(total, reader)}</BillDetail>}
    </div>
  );
}

const pricedItems = ({ items }: Pick<Billed, 'items'>) => items.map(({ price = 0, ...item }) => ({ ...item, price }));

/** The one total of an order. Undefined for helpers, who see no prices. */
export const totalOf = ({ total, ...order }: Billed): OrderTotal | undefined =>
  total === undefined ? undefined : orderTotal({ ...order, total });

function OrderedItems({ items }: Pick<OrderLines_orderFragment, 'items'>) {
  return (
    <ul aria-label="Items">
      {items.map(({ id, variantName, ...item }) => (
        <BillLine key={id}>
          <strong>{itemText(item)}</strong>
          {variantName && <BillDetail>{variantName}</BillDetail>}
        </BillLine>
      ))}
    </ul>
  );
}

function PricedItem({ item }: { item: ReturnType<typeof pricedItems>[number] }) {
  const { variantName, type, price, quantity } = item;
  return (
    <BillLine>
      <strong>{itemText(item)}</strong>
      <Money>{formatCents(lineTotal(price, quantity))}</Money>
      {(variantName || quantity > 1) && (
        <BillDetail>
          {[variantName, quantity > 1 && `${formatCents(price)}${type === 'SELECT_CUT' ? '/lb' : ' each'}`]
            .filter(Boolean)
            .join(' · ')}
        </BillDetail>
      )}
    </BillLine>
  );
}

/** 'Estimated total', or 'Total with shipping, weighed' */
function totalLabel({ firmness }: OrderTotal, method: ShippingMethod): string {
  if (firmness === 'ESTIMATED') return `Estimated total${WITH_FEE[method]}`;
  const word = FIRMNESS.label(firmness).toLowerCase();
  return `${firmness === 'PARTLY_WEIGHED' ? 'Estimated total' : 'Total'}${WITH_FEE[method]}, ${word}`;
}

/** What the total depends on, and what came of it. */
function MoneyRows({ settlement, total }: { settlement: NonNullable<Billed['settlement']>; total: OrderTotal }) {
  const { received, balanceDue, overpaid, kept, quote } = settlement;
  const isCanceled = total.firmness === 'CANCELED';
  return (
    <>
      {total.range &&
        quote &&
        estimateRows(quote).map(([label, sum]) => <SumRow key={label} label={label} sum={sum} />)}
      {received > 0 && <SumRow label="Received" sum={formatCents(received)} />}
      {isCanceled && kept ? <SumRow label="Kept by the ranch" sum={formatCents(kept)} /> : null}
      {isCanceled && overpaid ? <SumRow label="Comes back" sum={formatCents(overpaid)} /> : null}
      {!isCanceled && received > 0 && balanceDue ? <SumRow label="Due" sum={formatCents(balanceDue)} /> : null}
    </>
  );
}
