import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useEffect } from 'react';
import styled from 'styled-components';
import { ORDER_TYPE } from '../../rules/words/vocabulary';
import { messageOf } from '../errors/graphErrors';
import { OrderLines } from '../parts/orders/OrderLines';
import { OrderShares } from '../parts/orders/OrderShares';
import { paths } from '../paths';
import { color, font, size, space } from '../theme/tokens';
import { ButtonLink } from '../ui/button/Button';
import { Cluster } from '../ui/layout/arrange';
import { Card } from '../ui/layout/Card';
import { Page, PageHeader } from '../ui/layout/Page';
import { Section } from '../ui/layout/Section';
import { ErrorState } from '../ui/state/ErrorState';
import { retryImport } from '../ui/state/retryImport';
import { Skeleton, SkeletonGroup } from '../ui/state/Skeleton';
import { Eyebrow } from '../ui/text/Text';
import { type OrderPlaced_orderFragment, OrderPlacedDocument } from './OrderPlaced.generated';

const AskForPush = lazy(retryImport(() => import('../parts/push/AskForPush')));

export function OrderPlaced({ orderId, rancherId }: { orderId: string; rancherId: string }) {
  const { data, error, refetch } = useQuery(OrderPlacedDocument, { variables: { orderId } });
  useStartAtTop();
  if (error && !data) return <Failed message={messageOf(error)} onRetry={() => refetch()} />;
  if (data?.order === null) return <Failed message="We couldn’t find this order among yours." />;
  return (
    <Page width="narrow">
      <PageHeader
        title="Order Request Submitted Successfully"
        lead={
          data?.order &&
          `${data.order.rancher.ranchName} has your request, and a confirmation is on its way to ${data.order.customer.email}.`
        }
      />
      {data?.order ? <Placed order={data.order} /> : <PlacedSkeleton />}
      <Cluster>
        <ButtonLink variant="primary" to={paths.customerOrders}>
          View My Orders
        </ButtonLink>
        <ButtonLink to={paths.ranch({ id: rancherId, ranchName: data?.order?.rancher.ranchName })}>
          Back to Rancher
        </ButtonLink>
      </Cluster>
      <Suspense>{data?.order && <AskForPush to="CUSTOMER" />}</Suspense>
    </Page>
  );
}

/** Scrolls to the top, because the layout does so only when the path changes, and placing an order changes only the query. */
function useStartAtTop() {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector('main')?.focus({ preventScroll: true });
  }, []);
}

function Placed({ order }: { order: OrderPlaced_orderFragment }) {
  return (
    <>
      <Card>
        <Eyebrow>
          Order #{order.id} · {ORDER_TYPE.label(order.orderType)}
        </Eyebrow>
        <OrderLines order={order} />
        <OrderShares order={order} />
      </Card>
      <Section title="What happens next" level={2} rule="none">
        <NextSteps ranchName={order.rancher.ranchName} />
      </Section>
    </>
  );
}

function PlacedSkeleton() {
  return (
    <SkeletonGroup label="Loading your order">
      <Skeleton height="220px" />
    </SkeletonGroup>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <Page width="narrow">
      <ErrorState
        headingLevel={1}
        title="Couldn’t load this order"
        message={message}
        onRetry={onRetry}
        action={<ButtonLink to={paths.customerOrders}>View My Orders</ButtonLink>}
      />
    </Page>
  );
}

const Root = styled.ol`
  display: grid;
  gap: ${space(1)};
  counter-reset: step;
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: ${space(3)} minmax(0, 1fr);
  counter-increment: step;

  &::before {
    content: counter(step);
    color: ${color.red};
    font-family: ${font.heading};
    font-size: ${size[17]};
    font-weight: 600;
  }
`;

function NextSteps({ ranchName }: { ranchName: string }) {
  return (
    <Root aria-label="What happens next">
      <Step>{ranchName} has your request.</Step>
      <Step>They’ll call or write to agree on the final price, payment and a day.</Step>
      <Step>Follow every step under My Orders.</Step>
    </Root>
  );
}
