import { ORDER_STATUS, type OrderStatus } from '../../../rules/vocabulary';

interface OrderFilter {
  /** As it stands in the address. */
  value: string;
  label: string;
  /** Without it all orders, canceled ones too. */
  status?: OrderStatus;
}

const statusFilter = (status: OrderStatus): OrderFilter => ({
  value: status.toLowerCase(),
  label: ORDER_STATUS.label(status),
  status,
});

export const orderFilters: readonly OrderFilter[] = [
  { value: 'all', label: 'All' },
  statusFilter('PENDING'),
  statusFilter('CONTACTED'),
  statusFilter('FULFILLED'),
];

export function orderFilter(value: string | null): OrderFilter {
  return orderFilters.find((filter) => filter.value === value) ?? orderFilters[0]!;
}
