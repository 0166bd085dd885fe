import { BillDetail, BillLine } from '../../ui/layout/BillLine';
import type { OrderLines_orderFragment } from './OrderLines.generated';
import { PriceLines } from './PriceLines';

/** Shows the items and the delivery fee of an order as they were when it was sent, to helpers without the prices. */
export function OrderLines({ order }: { order: OrderLines_orderFragment }) {
  const { items, status, shippingMethod: method, shippingFee: fee } = order;
  if (fee === undefined) return <OrderedItems items={items} />;
  const lines = items.map(({ price = 0, ...item }) => ({ ...item, price }));
  return <PriceLines lines={lines} delivery={{ method, fee }} isFinal={status === 'FULFILLED'} isOrder />;
}

function OrderedItems({ items }: Pick<OrderLines_orderFragment, 'items'>) {
  return (
    <ul aria-label="Items">
      {items.map(({ id, name, variantName, type, quantity }) => (
        <BillLine key={id}>
          <strong>{`${quantity}${type === 'SELECT_CUT' ? ' lb' : ''} × ${name}`}</strong>
          {variantName && <BillDetail>{variantName}</BillDetail>}
        </BillLine>
      ))}
    </ul>
  );
}
