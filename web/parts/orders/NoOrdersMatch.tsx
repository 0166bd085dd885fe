import { ButtonLink } from '../../ui/button/Button';
import { EmptyState } from '../../ui/state/EmptyState';

export function NoOrdersMatch({ all }: { all: string }) {
  return (
    <EmptyState
      title="No orders match the selected filter."
      action={<ButtonLink to={all}>Show All Orders</ButtonLink>}
    />
  );
}
