import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/state/EmptyState';

/** Stands where a filter leaves no order, with a link to all orders. */
export function NoOrdersMatch({ all }: { all: string }) {
  return (
    <EmptyState
      title="No orders match the selected filter."
      action={<ButtonLink to={all}>Show all orders</ButtonLink>}
    />
  );
}
