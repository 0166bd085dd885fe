import { RowButton } from '../platform/RowButton';
import { useAdminParams } from '../platform/useAdminParams';
import { Button } from '../ui/Button';
import { supportAddress } from './supportAddress';

interface SupportButtonProps {
  kind: Parameters<typeof supportAddress>[0];
  id: string;
  /** In a row of a table: the record that the row is about. */
  of?: string;
}

/** To everything around a customer or an order, in place of what is open. */
export function SupportButton({ kind, id, of }: SupportButtonProps) {
  const { change } = useAdminParams();
  const open = () => change({ order: null, support: supportAddress(kind, id) });
  if (!of) return <Button onClick={open}>Support view</Button>;
  return (
    <RowButton of={of} onClick={open}>
      Support view
    </RowButton>
  );
}
