import { useEffect } from 'react';
import { ClosedNotice } from '../cart/ClosedNotice';
import type { CartGroup } from '../cart/cart';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { Page, PageHeader } from '../ui/layout/Page';
import { useToast } from '../ui/overlay/useToast';
import { OrderSummary } from './OrderSummary';

/** Replaces the checkout if the ranch takes no orders now or no longer exists. Shows the family's items. */
export function ClosedCheckout({ group }: { group: CartGroup }) {
  return (
    <Page width="narrow">
      <PageHeader title="Checkout" eyebrow={group.ranchName} />
      <ClosedNotice group={group} />
      <OrderSummary items={group.items} />
      <BrowseRanchers />
    </Page>
  );
}

const TITLE = 'Rancher Not Found';
const MESSAGE = "We couldn't find the rancher you're checking out with.";

export function RancherMissing() {
  const { toast } = useToast();
  useEffect(() => toast({ title: TITLE, description: MESSAGE, variant: 'destructive' }), [toast]);
  return (
    <Page width="narrow">
      <PageHeader title={TITLE} lead={MESSAGE} />
      <BrowseRanchers />
    </Page>
  );
}

function BrowseRanchers() {
  return (
    <div>
      <ButtonLink variant="primary" to={paths.findRancher}>
        Browse All Ranchers
      </ButtonLink>
    </div>
  );
}
