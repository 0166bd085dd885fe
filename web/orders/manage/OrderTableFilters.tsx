import { Cluster } from '../../ui/Cluster';
import { Stack } from '../../ui/Stack';
import { ToggleChip } from '../../ui/ToggleChip';
import { OrderSearch } from './OrderSearch';
import { orderFilter, orderFilters } from './orderFilters';
import type { OrderAddress } from './useOrderAddress';

export function OrderTableFilters({ address }: { address: OrderAddress }) {
  const { archived } = address.narrowing;
  const chosen = orderFilter(address.status);
  return (
    <Stack gap={2}>
      <OrderSearch address={address} />
      <Cluster role="group" aria-label="Orders to show">
        {orderFilters.map(({ value, label }) => (
          <ToggleChip
            key={value}
            pressed={!archived && value === chosen.value}
            onChange={() => address.setStatus(value)}
          >
            {label}
          </ToggleChip>
        ))}
      </Cluster>
    </Stack>
  );
}
