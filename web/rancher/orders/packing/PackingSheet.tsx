import styled from 'styled-components';
import { customerNote } from '../../../../rules/orders/estimateNote';
import { ranchDate } from '../../../../rules/time/dates';
import { ORDER_TYPE, SHIPPING_METHOD } from '../../../../rules/words/vocabulary';
import { hairline, tabular } from '../../../theme/mixins';
import { radius, space } from '../../../theme/tokens';
import { Cluster } from '../../../ui/layout/Cluster';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import { Eyebrow } from '../../../ui/text/Eyebrow';
import { Heading } from '../../../ui/text/Heading';
import { Text } from '../../../ui/text/Text';
import { destination } from '../destination';
import type { PackingSheet_orderFragment } from './PackingSheet.generated';

type Line = PackingSheet_orderFragment['items'][number];

/** Stays white in dark mode, so that the screen shows what the printer prints. Each order gets its own page. */
const Sheet = styled.article`
  --paper: #fff;
  --card: #fff;
  --ink: #000;
  --soft: #333;
  --line: #999;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid #999;
  border-radius: ${radius};
  background: #fff;
  color: #000;
  color-scheme: light;

  @media print {
    padding: 0;
    border: 0;

    &:not(:last-child) {
      break-after: page;
    }
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto 9ch minmax(0, 1fr);
  align-items: start;
  gap: ${space(2)};
  padding-block: ${space(1.25)};
  border-bottom: ${hairline};
`;

/** A box to check off with a pen. */
const Box = styled.span`
  width: 18px;
  height: 18px;
  margin-top: 4px;
  border: 1.5px solid #000;
`;

const Amount = styled.span`
  ${tabular}
  font-weight: 600;
`;

interface PackingSheetProps {
  order: PackingSheet_orderFragment;
  ranchName: string;
}

/** Shows one order to pack: the customer, the destination, and the items to check off. */
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
      <Lines lines={order.items} />
      <DescriptionList items={[{ term: 'Notes', details: customerNote(notes) || 'None' }]} />
    </Sheet>
  );
}

function Lines({ lines }: { lines: Line[] }) {
  return (
    <ul aria-label="To pack">
      {lines.map((line) => (
        <Row key={line.id}>
          <Box aria-hidden />
          <Amount>{amountOf(line)}</Amount>
          <div>
            {line.variantName ? `${line.name} – ${line.variantName}` : line.name}
            <Size line={line} />
          </div>
        </Row>
      ))}
    </ul>
  );
}

/** Returns pounds for cuts, which are sold by the pound, and pieces for everything else. */
const amountOf = ({ type, quantity }: Line) => (type === 'SELECT_CUT' ? `${quantity} lb` : `${quantity} ×`);

function Size({ line: { type, size, weight } }: { line: Line }) {
  const each = weight && type !== 'SELECT_CUT' ? `${weight} lb each` : null;
  const text = [size, each].filter(Boolean).join(', ');
  return text && <Text size={13}>{text}</Text>;
}
