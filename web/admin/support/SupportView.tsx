import { Dialog } from '../../ui/overlay/Dialog';
import { EmptyState } from '../../ui/state/EmptyState';
import type { RecordDialogProps } from '../RecordDialogProps';
import { CustomerSupport } from './CustomerSupport';
import { OrderSupport } from './OrderSupport';
import { RanchSupport } from './RanchSupport';
import { parseSupportParam } from './SupportLink';

type Subject = NonNullable<ReturnType<typeof parseSupportParam>>;

const views = { customer: CustomerSupport, order: OrderSupport, ranch: RanchSupport };

/** Shows everything about a customer, an order or a ranch on one page. */
export default function SupportView({ id, onClose }: RecordDialogProps) {
  const subject = parseSupportParam(id);
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
      {View ? <View id={subject.id} /> : <EmptyState headingLevel={3} title="There's nothing to show here" />}
    </Dialog>
  );
}

const nameOf = ({ kind, id }: Subject) =>
  ({ customer: `Customer ${id}`, order: `Order #${id}`, ranch: `Rancher ${id}` })[kind];
