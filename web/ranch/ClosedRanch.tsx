import { useQuery } from '@apollo/client/react';
import { groupOf } from '../cart/cart';
import { useCart } from '../cart/useCart';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/ButtonLink';
import { Cluster } from '../ui/layout/Cluster';
import { Page } from '../ui/layout/Page';
import { PageHeader } from '../ui/layout/PageHeader';
import { ClosedRanchDocument } from './ClosedRanch.generated';
import { RancherNotFound } from './RancherNotFound';
import { RanchSkeleton } from './RanchSkeleton';

const ORDERED = 'Your orders with the ranch stay under My Orders, and you can still write to the rancher.';
const PICKED = 'What you picked stays in your cart.';

/** A ranch that has no page now. A family with its orders or its items in the cart learns what happened to them. */
export default function ClosedRanch({ id }: { id: string }) {
  const { data, error } = useQuery(ClosedRanchDocument, { variables: { id } });
  const inCart = groupOf(useCart().cart, id)?.ranchName;
  const ordered = data?.viewer?.orders.nodes[0]?.rancher;
  const ranchName = ordered?.ranchName ?? inCart;
  if (!data && !error) return <RanchSkeleton id={id} />;
  if (!ranchName) return <RancherNotFound />;
  return (
    <Page width="narrow">
      <PageHeader
        title={`${ranchName} isn’t taking orders right now`}
        lead={['Its page is closed for now.', ordered && ORDERED, inCart && PICKED].filter(Boolean).join(' ')}
      />
      <Cluster>
        {ordered && (
          <ButtonLink variant="primary" to={paths.customerOrders}>
            View My Orders
          </ButtonLink>
        )}
        {ordered?.contact.email && <ButtonLink href={`mailto:${ordered.contact.email}`}>Contact Rancher</ButtonLink>}
        <ButtonLink to={paths.findRancher}>Browse All Ranchers</ButtonLink>
      </Cluster>
    </Page>
  );
}
