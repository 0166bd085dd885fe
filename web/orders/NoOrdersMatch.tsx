import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';

/** Under a tab that has none, with the way to all of them. */
export function NoOrdersMatch({ all }: { all: string }) {
  return (
    <EmptyState
      title="No orders match the selected filter."
      action={<ButtonLink to={all}>Show all orders</ButtonLink>}
    />
  );
}
