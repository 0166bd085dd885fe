import { useQuery } from '@apollo/client/react';
import { groupOf } from '../cart/cart';
import { useCart } from '../cart/useCart';
import { messageOf } from '../errors/messageOf';
import { paths } from '../paths';
import { ErrorState } from '../ui/ErrorState';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { CheckoutPageDocument } from './CheckoutPage.generated';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { ForCustomersOnly } from './ForCustomersOnly';
import { OrderRequestForm } from './OrderRequestForm';
import { RancherMissing } from './RancherMissing';
import { useCartNeeded } from './useCartNeeded';

interface CheckoutProps {
  rancherId: string;
  onPlaced: (orderId: string) => void;
}

export function Checkout({ rancherId, onPlaced }: CheckoutProps) {
  const { data, error, refetch } = useQuery(CheckoutPageDocument, { variables: { rancherId } });
  const items = groupOf(useCart().cart, rancherId)?.items ?? [];
  const isCustomer = data?.viewer?.userType === 'CUSTOMER';
  const release = useCartNeeded(rancherId, Boolean(data?.rancher) && isCustomer && items.length === 0);
  if (data?.rancher === null) return <RancherMissing />;

  const finish = (orderId: string) => {
    release();
    onPlaced(orderId);
  };
  return (
    <Page width="wide">
      <PageHeader
        title="Checkout"
        eyebrow={data?.rancher?.ranchName}
        lead="Send the ranch what you would like. Nothing is paid here."
        back={{ to: paths.rancher(rancherId), label: 'Back to the ranch' }}
      />
      {!data && error && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      {!data && !error && <CheckoutSkeleton />}
      {data?.viewer && !isCustomer && <ForCustomersOnly items={items} />}
      {data?.rancher && data.viewer && isCustomer && (
        <OrderRequestForm ranch={data.rancher} customer={data.viewer} items={items} onPlaced={finish} />
      )}
    </Page>
  );
}
