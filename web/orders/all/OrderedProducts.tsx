import { formatCents, lineTotal } from '../../../rules/money';
import { Table } from '../../ui/Table';
import type { TableColumn } from '../../ui/TableRow';
import type { OrderedProducts_itemFragment } from './OrderedProducts.generated';

const columns: TableColumn<OrderedProducts_itemFragment>[] = [
  {
    key: 'product',
    header: 'Product',
    primary: true,
    cell: ({ name, variantName }) => (variantName ? `${name}, ${variantName}` : name),
  },
  {
    key: 'quantity',
    header: 'Quantity',
    numeric: true,
    cell: ({ quantity, type }) => (type === 'SELECT_CUT' ? `${quantity} lb` : quantity),
  },
  { key: 'price', header: 'Price', numeric: true, cell: ({ price }) => formatCents(price) },
  {
    key: 'total',
    header: 'Total',
    numeric: true,
    cell: ({ price, quantity }) => formatCents(lineTotal(price, quantity)),
  },
];

export function OrderedProducts({ items }: { items: OrderedProducts_itemFragment[] }) {
  return <Table caption="Ordered products" columns={columns} rows={items} rowKey={({ id }) => id} />;
}
