import styled from 'styled-components';
import { isShare } from '../../../../rules/herd/quarters';
import { customerNote } from '../../../../rules/orders/estimateNote';
import { ranchDate } from '../../../../rules/time/dates';
import { ORDER_TYPE, SHIPPING_METHOD } from '../../../../rules/words/vocabulary';
import { hairline, radius, space } from '../../../theme/tokens';
import { Cluster } from '../../../ui/layout/arrange';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import { Eyebrow, Heading, Text } from '../../../ui/text/Text';
import { destination } from '../destination';
import type { PackingSheet_orderFragment } from './PackingSheet.generated';

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

export function PackingSheet({ order, ranchName }: { order: PackingSheet_orderFragment; ranchName: string }) {
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
      <Lines lines={linesOf(order)} />
      <DescriptionList items={[{ term: 'Notes', details: customerNote(notes) || 'None' }]} />
    </Sheet>
  );
}

interface Line {
  key: string;
  amount: string;
  name: string;
  detail: string;
}

function Lines({ lines }: { lines: Line[] }) {
  return (
    <ul aria-label="To pack">
      {lines.map(({ key, amount, name, detail }) => (
        <Row key={key}>
          <Box aria-hidden />
          <Text as="span" strong digits>
            {amount}
          </Text>
          <div>
            {name}
            {detail && <Text size={13}>{detail}</Text>}
          </div>
        </Row>
      ))}
    </ul>
  );
}

/** What to pack: the shares and weights as settled last, or else as ordered. */
function linesOf({ status, items, settlement }: PackingSheet_orderFragment): Line[] {
  const settled = (status === 'CANCELED' ? undefined : settlement?.revision?.lines) ?? [];
  const shares = settled.filter(({ kind }) => kind === 'BEEF');
  const rest = shares.length > 0 ? items.filter(({ type }) => !isShare(type)) : items;
  return [
    ...shares.map(({ label, pounds, basis }, at) => ({
      ...{ key: `share ${at}`, name: label, amount: pounds === null ? '' : `${pounds} lb` },
      detail: pounds === null ? '' : `${basis === 'HANGING' ? 'Hanging' : 'Packaged'} weight`,
    })),
    ...rest.map((item) => orderedLine(item, settled.find(({ label, basis }) => basis && label === item.name)?.pounds)),
  ];
}

type Item = PackingSheet_orderFragment['items'][number];

/** Names pounds for cuts, which are sold by the pound, and pieces for everything else. */
function orderedLine({ id, type, name, variantName, quantity, size, weight }: Item, settled?: number | null): Line {
  const isCut = type === 'SELECT_CUT';
  return {
    key: id,
    amount: isCut ? `${settled ?? quantity} lb` : `${quantity} ×`,
    name: variantName ? `${name} – ${variantName}` : name,
    detail: [size, weight && !isCut && `${weight} lb each`].filter(Boolean).join(', '),
  };
}
