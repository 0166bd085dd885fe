import type { RecordDialogProps } from '../platform/OpenRecord';
import { Dialog } from '../ui/Dialog';
import { EmptyState } from '../ui/EmptyState';
import { CustomerSupport } from './CustomerSupport';
import { OrderSupport } from './OrderSupport';
import { readSupport } from './supportAddress';

const views = { customer: CustomerSupport, order: OrderSupport };

/** Everything around a customer or an order on one page. */
export default function SupportView({ id, onClose }: RecordDialogProps) {
  const subject = readSupport(id);
  const View = subject && views[subject.kind];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="full"
      toRead
      title="Support View"
      description={subject && nameOf(subject)}
    >
      {View ? <View id={subject.id} /> : <EmptyState headingLevel={3} title="There is nothing to show here" />}
    </Dialog>
  );
}

const nameOf = ({ kind, id }: { kind: string; id: string }) => (kind === 'order' ? `Order #${id}` : `Customer ${id}`);
