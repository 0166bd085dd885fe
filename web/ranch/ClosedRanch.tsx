import { useQuery } from '@apollo/client/react';

import { mailUrl } from '../../rules/fields/mailUrl';
import { groupOf } from '../cart/cart';
import { useCart } from '../cart/useCart';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { Cluster } from '../ui/layout/arrange';
import { Page, PageHeader } from '../ui/layout/Page';
import { ClosedRanchDocument } from './ClosedRanch.generated';
import { RancherNotFound } from './RancherNotFound';
import { RanchSkeleton } from './RanchSkeleton';

const ORDERS_NOTE = 'Your orders with the ranch stay under My Orders, and you can still write to the rancher.';
const CART_NOTE = 'What you picked stays in your cart.';

/** Replaces the page of a ranch that isn't public now. Tells a family what happens to its orders and cart items from there. */
export default function ClosedRanch({ id }: { id: string }) {
  const { data, error } = useQuery(ClosedRanchDocument, { variables: { id } });
  const nameInCart = groupOf(useCart().cart, id)?.ranchName;
  const orderedRanch = data?.viewer?.orders.nodes[0]?.rancher;
  const ranchName = orderedRanch?.ranchName ?? nameInCart;
  if (!data && !error) return <RanchSkeleton id={id} />;
  if (!ranchName) return <RancherNotFound />;
  return (
    <Page width="narrow">
      <PageHeader
        title={`${ranchName} isn’t taking orders right now`}
        lead={['Its page is closed for now.', orderedRanch && ORDERS_NOTE, nameInCart && CART_NOTE]
          .filter(Boolean)
          .join(' ')}
      />
      <Cluster>
        {orderedRanch && (
          <ButtonLink variant="primary" to={paths.customerOrders}>
            View My Orders
          </ButtonLink>
        )}
        {orderedRanch?.contact.email && (
          <ButtonLink href={mailUrl(orderedRanch.contact.email)}>Contact Rancher</ButtonLink>
        )}
        <ButtonLink to={paths.findRancher}>Browse All Ranchers</ButtonLink>
      </Cluster>
    </Page>
  );
}
