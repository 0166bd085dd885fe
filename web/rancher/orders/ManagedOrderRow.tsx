import { useState } from 'react';
import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { ranchDate } from '../../../rules/time/dates';
import { ORDER_TYPE, type OrderStatus } from '../../../rules/words/vocabulary';
import { OrderStatusBadge } from '../../parts/orders/OrderStatusBadge';
import { color, media, size, space, tabular, visuallyHidden } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { RowOpener, type RowState } from '../../ui/layout/RowOpener';
import { AboveStretchedLink } from '../../ui/layout/StretchedLink';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { ChooseRow, type ChosenRows } from '../../ui/table/ChooseRow';
import { Heading } from '../../ui/text/Text';
import type { ManagedOrderCard_orderFragment } from './ManagedOrderCard.generated';

const StatusDialog = lazyDialog(() => import('../../parts/orders/status/StatusDialog'));

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  grid-template-areas:
    'choice head head head'
    'choice number number update'
    'choice type total update'
    'choice foot foot foot';
  align-items: center;
  column-gap: ${space(1)};
  padding: ${space(0.5)} 10px;
  font-size: ${size[13]};
  line-height: 1.35;

  ${media.medium} {
    grid-template-columns: auto minmax(0, 4fr) minmax(0, 3fr) 96px 124px;
    grid-template-areas:
      'choice name type status update'
      'choice number due total update'
      'choice says says says says';
    column-gap: ${space(2)};
    padding: ${space(1)} ${space(2)};
    font-size: ${size[15]};
  }
`;

const Area = styled(AboveStretchedLink)<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
`;

const Choice = styled(Area)`
  align-self: start;

  ${media.phone} {
    margin: -8px -18px -8px -10px;
    padding-inline: 10px 8px;
  }
`;

/** The name and the status, which share a line on phones. */
const Head = styled.div`
  display: contents;

  ${media.phone} {
    display: flex;
    grid-area: head;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)};
  }
`;

const Name = styled(Heading)`
  grid-area: name;
`;

const OnWideScreens = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`;

const Update = styled(Area)`
  justify-self: end;
`;

const Soft = styled.span<{ $area: string }>`
  ${tabular}
  grid-area: ${({ $area }) => $area};
  overflow-wrap: anywhere;
  color: ${color.soft};

  &[data-due] {
    color: ${color.pendingFg};
    font-weight: 600;
  }
`;

const Headline = styled.span`
  grid-area: says;
`;

/** The commission and what is next, which follow each other on phones. */
const Foot = styled.div`
  display: contents;

  ${media.phone} {
    display: block;
    grid-area: foot;

    & > * + *::before {
      content: ' · ';
    }
  }
`;

const Status = styled.span`
  grid-area: status;
`;

const Total = styled.strong`
  ${tabular}
  grid-area: total;
  white-space: nowrap;
`;

interface ManagedOrderRowProps {
  order: ManagedOrderCard_orderFragment;
  chosen: ChosenRows;
  details: RowState;
}

/** What is always in sight of an order of the ranch. A press anywhere but on its controls shows the rest. */
export function ManagedOrderRow({ order, chosen, details }: ManagedOrderRowProps) {
  const { id, customer, status, total } = order;
  return (
    <Root>
      <Choice $area="choice" data-print="hide">
        <ChooseRow id={id} chosen={chosen} label={`Choose order ${id}`} />
      </Choice>
      <Head>
        <Name level={2} size={17} id={`order-${id}`}>
          <RowOpener row={details}>{customer.name}</RowOpener>
        </Name>
        <Status>
          <OrderStatusBadge status={status} />
        </Status>
      </Head>
      <Soft $area="number">
        <OnWideScreens>Order </OnWideScreens>
        {`#${id} · ${ranchDate(order.createdAt)}`}
      </Soft>
      <Soft $area="type">{ORDER_TYPE.label(order.orderType)}</Soft>
      {total !== undefined && <Total>{formatCents(total)}</Total>}
      <Footer order={order} />
      <Update $area="update" data-print="hide">
        <UpdateStatus order={order} />
      </Update>
    </Root>
  );
}

function Footer({ order }: Pick<ManagedOrderRowProps, 'order'>) {
  return (
    <Foot>
      {order.headline && <Headline>{order.headline}</Headline>}
      <CommissionDue {...order} />
    </Foot>
  );
}

type Commission = { status: OrderStatus; commissionAmount?: number; commissionPaid?: boolean };

/** Says whether the commission is paid. Warns only about fulfilled orders, because it isn't due until then. */
function CommissionDue({ status, commissionAmount, commissionPaid }: Commission) {
  if (commissionAmount === undefined || status === 'CANCELED') return null;
  const isDue = status === 'FULFILLED' && !commissionPaid;
  return (
    <Soft $area="due" data-due={isDue || undefined}>
      {commissionPaid ? 'Commission paid' : 'Commission pending'}
    </Soft>
  );
}

function UpdateStatus({ order }: { order: ManagedOrderCard_orderFragment }) {
  const [isUpdating, setUpdating] = useState(false);
  return (
    <>
      {order.nextStatuses.length > 0 && (
        <Button size="small" onClick={() => setUpdating(true)}>
          Update Status
        </Button>
      )}
      <StatusDialog from="list" order={order} open={isUpdating} onOpenChange={setUpdating} />
    </>
  );
}
