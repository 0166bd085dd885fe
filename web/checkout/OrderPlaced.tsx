import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { ORDER_TYPE } from '../../rules/vocabulary';
import { messageOf } from '../errors/messageOf';
import { OrderLines } from '../orders/OrderLines';
import { paths } from '../paths';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/Card';
import { Cluster } from '../ui/Cluster';
import { ErrorState } from '../ui/ErrorState';
import { Eyebrow } from '../ui/Eyebrow';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton';
import { NextSteps } from './NextSteps';
import { type OrderPlaced_orderFragment, OrderPlacedDocument } from './OrderPlaced.generated';

interface OrderPlacedProps {
  orderId: string;
  rancherId: string;
}

/** The order request is with the ranch. */
export function OrderPlaced({ orderId, rancherId }: OrderPlacedProps) {
  const { data, error, refetch } = useQuery(OrderPlacedDocument, { variables: { orderId } });
  useTopOfPage();
  if (error && !data) return <Failed message={messageOf(error)} onRetry={() => refetch()} />;
  if (data?.order === null) return <Failed message="There is no such order among yours." />;
  return (
    <Page width="narrow">
      <PageHeader
        title="Order Request Submitted Successfully"
        lead={
          data?.order &&
          `${data.order.rancher.ranchName} has it, and a confirmation is on its way to ${data.order.customer.email}.`
        }
      />
      {data?.order ? <Placed order={data.order} /> : <PlacedSkeleton />}
      <Cluster>
        <ButtonLink variant="primary" to={paths.customerOrders}>
          View My Orders
        </ButtonLink>
        <ButtonLink to={paths.rancher(rancherId)}>Back to Rancher</ButtonLink>
      </Cluster>
    </Page>
  );
}

/** The address keeps its path, so nobody else leads back from where the button was. */
function useTopOfPage() {
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
      </Card>
      <Section title="What happens next" level={2} rule="none">
        <NextSteps ranchName={order.rancher.ranchName} isSent />
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
        title="This order did not load"
        message={message}
        onRetry={onRetry}
        action={<ButtonLink to={paths.customerOrders}>View My Orders</ButtonLink>}
      />
    </Page>
  );
}
