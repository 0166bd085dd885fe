import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { text } from '../address/codecs';
import { usePlace } from '../address/usePlace';
import { useUrlState } from '../address/useUrlState';
import { ClosedNotice } from '../cart/ClosedNotice';
import { type CartGroup, fullName, groupOf } from '../cart/cart';
import { SaleState } from '../cart/onSale';
import type { OnSale_rancherFragment } from '../cart/onSale.generated';
import { RemovedNotice, useRemoval } from '../cart/RemovedNotice';
import { orderable } from '../cart/soldOut';
import { useCart } from '../cart/useCart';
import { QueryState } from '../errors/QueryState';
import { paths } from '../paths';
import { InvalidRancher } from '../ranch/InvalidRancher';
import { space } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/button/Button';
import { Stack } from '../ui/layout/arrange';
import { Page, PageHeader } from '../ui/layout/Page';
import { WithAside } from '../ui/layout/WithAside';
import { useToast } from '../ui/overlay/useToast';
import { Skeleton, SkeletonText } from '../ui/state/Skeleton';
import { VisuallyHidden } from '../ui/text/Text';
import { CheckoutLine } from './CheckoutLine';
import { CheckoutPageDocument } from './CheckoutPage.generated';
import { ForCustomersOnly } from './ForCustomersOnly';
import { OrderPlaced } from './OrderPlaced';
import { OrderRequestForm } from './OrderRequestForm';
import { OrderSummary } from './OrderSummary';

const URL_PARAMS = { placed: text() };

/** The order request to one ranch. `?placed=12` shows the placed order, even after a reload. */
export default function CheckoutPage() {
  const id = usePlace().params.id;
  const { placed, change } = useUrlState(URL_PARAMS);
  if (!id) return <InvalidRancher />;
  if (placed) return <OrderPlaced orderId={placed} rancherId={id} />;
  return <Checkout key={id} rancherId={id} onPlaced={(orderId) => change({ placed: orderId })} />;
}

function Checkout({ rancherId, onPlaced }: { rancherId: string; onPlaced: (orderId: string) => void }) {
  const { data, error, refetch } = useQuery(CheckoutPageDocument, { variables: { rancherId } });
  const group = groupOf(useCart().cart, rancherId);
  const items = group?.items ?? [];
  const isCustomer = data?.viewer?.userType === 'CUSTOMER';
  const stopRedirect = useRedirectIfEmpty(rancherId, Boolean(data?.rancher) && isCustomer && items.length === 0);
  if (data?.rancher === null && isCustomer && group) return <ClosedCheckout group={group} />;
  if (data?.rancher === null) return <RancherMissing />;

  const finish = (orderId: string) => {
    stopRedirect();
    onPlaced(orderId);
  };
  return (
    <Page width="wide">
      <CheckoutHeader rancherId={rancherId} ranchName={data?.rancher?.ranchName} />
      {!data && (
        <QueryState error={error} refetch={refetch} label="Loading checkout">
          <CheckoutSkeleton />
        </QueryState>
      )}
      {data?.viewer && !isCustomer && <ForCustomersOnly items={items} />}
      {data?.rancher && data.viewer && isCustomer && (
        <OrderRequestForm
          ranch={data.rancher}
          customer={data.viewer}
          items={orderable(data.rancher, items)}
          lines={group && <CheckoutLines ranch={data.rancher} group={group} />}
          onPlaced={finish}
        />
      )}
    </Page>
  );
}

function CheckoutHeader({ rancherId, ranchName }: { rancherId: string; ranchName: string | undefined }) {
  return (
    <PageHeader
      title="Checkout"
      eyebrow={ranchName}
      lead="Tell the ranch what you’d like. You don’t pay here."
      back={{ to: paths.ranch({ id: rancherId, ranchName }), label: 'Back to the ranch' }}
    />
  );
}

/** Redirects to the ranch if the cart is empty. The returned function stops that before placing the order empties the cart. */
function useRedirectIfEmpty(rancherId: string, isEmpty: boolean): () => void {
  const isStopped = useRef(false);
  const navigate = useNavigate();
  const { toast } = useToast();

  useEffect(() => {
    if (!isEmpty || isStopped.current) return;
    toast({ title: 'Cart is Empty', description: 'Add items to your cart before checkout.', variant: 'destructive' });
    navigate(paths.ranch({ id: rancherId }), { replace: true });
  }, [isEmpty, rancherId, navigate, toast]);

  return () => {
    isStopped.current = true;
  };
}

function CheckoutSkeleton() {
  return (
    <WithAside aside={<Skeleton height="220px" />}>
      <Stack gap={4}>
        <Skeleton height="200px" />
        <Skeleton height="280px" />
        <SkeletonText lines={3} />
      </Stack>
    </WithAside>
  );
}

/** Aligns the text of the quiet button with the lines above. */
const Action = styled.div`
  margin-left: calc(-1 * ${space(1.5)});
`;

export function CheckoutLines({ ranch, group }: { ranch: OnSale_rancherFragment; group: CartGroup }) {
  const { removed, remove, undo } = useRemoval();
  const toOrder = orderable(ranch, group.items);
  return (
    <>
      {removed && <RemovedNotice item={removed.item} onUndo={undo} />}
      <ul aria-label="Items">
        {group.items.map((item) => (
          <CheckoutLine key={item.id} item={item} isOut={!toOrder.includes(item)}>
            <SaleState ranch={ranch} group={group} item={item} />
            <Action>
              <Button size="small" variant="quiet" onClick={() => remove(group, item)}>
                Remove<VisuallyHidden> {fullName(item)}</VisuallyHidden>
              </Button>
            </Action>
          </CheckoutLine>
        ))}
      </ul>
    </>
  );
}

/** Replaces the checkout if the ranch takes no orders now or no longer exists. Shows the family's items. */
function ClosedCheckout({ group }: { group: CartGroup }) {
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

function RancherMissing() {
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
