import { ranchDate } from '../../../../rules/dates';
import { ownWords } from '../../../../rules/estimateNote';
import { ORDER_TYPE, SHIPPING_METHOD } from '../../../../rules/vocabulary';
import { Cluster } from '../../../ui/Cluster';
import { DescriptionList } from '../../../ui/DescriptionList';
import { Eyebrow } from '../../../ui/Eyebrow';
import { Heading } from '../../../ui/Heading';
import { Text } from '../../../ui/Text';
import { destination } from '../destination';
import { PackingLines } from './PackingLines';
import type { PackingSheet_orderFragment } from './PackingSheet.generated';
import { Sheet } from './Sheet';

interface PackingSheetProps {
  order: PackingSheet_orderFragment;
  ranchName: string;
}

/** All that is needed beside the freezer: who gets it, where it goes, and what to tick off. */
export function PackingSheet({ order, ranchName }: PackingSheetProps) {
  const { id, createdAt, orderType, shippingMethod, notes, customer } = order;
  return (
    <Sheet aria-labelledby={`sheet-${id}`}>
      <Cluster justify="between" align="start">
        <div>
          <Eyebrow>
            Order #{id} · {ranchDate(createdAt)}
          </Eyebrow>
          <Heading level={2} id={`sheet-${id}`}>
            {customer.name}
          </Heading>
        </div>
        <Text>{ranchName}</Text>
      </Cluster>
      <DescriptionList
        columns={2}
        items={[
          { term: SHIPPING_METHOD.label(shippingMethod), details: destination(order) },
          { term: 'Order type', details: ORDER_TYPE.label(orderType) },
          { term: 'Phone', details: customer.phone || 'Not provided' },
          { term: 'Email', details: customer.email },
        ]}
      />
      <PackingLines lines={order.items} />
      <DescriptionList items={[{ term: 'Notes', details: ownWords(notes) || 'None' }]} />
    </Sheet>
  );
}
