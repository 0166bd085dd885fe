import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { CartLines } from '../../cart/CartLines';
import { groupOf, type NewItem } from '../../cart/cart';
import { RemovedNotice, useRemoval } from '../../cart/RemovedNotice';
import { orderable } from '../../cart/soldOut';
import { useCart } from '../../cart/useCart';

import { ForCustomersOnly } from '../../checkout/ForCustomersOnly';
import { OrderRequestForm } from '../../checkout/OrderRequestForm';
import type { OrderRequest_customerFragment } from '../../checkout/OrderRequestForm.generated';
import { PracticeBadges } from '../../parts/ranches/PracticeBadges';
import { Stack } from '../../ui/layout/arrange';
import { Dialog } from '../../ui/overlay/Dialog';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { OfferPicker } from '../offers/OfferPicker';
import type { OrderDialog_rancherFragment, OrderDialog_viewerFragment } from './OrderDialog.generated';
import { ShareStep } from './ShareStep';

const AskRanchDialog = lazyDialog(() => import('../AskRanchDialog'));

/** Keeps the badges in one row, which scrolls on phones. */
const OneRow = styled.div`
  overflow-x: auto;

  & > ul {
    flex-wrap: nowrap;
    width: max-content;
  }
`;

interface OrderDialogProps {
  rancher: OrderDialog_rancherFragment;
  viewer: OrderDialog_viewerFragment;
  open: boolean;
  onClose: () => void;
}

export default function OrderDialog({ rancher, viewer, open, onClose }: OrderDialogProps) {
  const { ranchName, city } = rancher;
  return (
    <Dialog
      size="large"
      toRead
      open={open}
      onOpenChange={onClose}
      title="Place Order Request"
      description={`${ranchName} in ${city}`}
    >
      <Stack gap={2}>
        <OneRow>
          <PracticeBadges rancher={rancher} />
        </OneRow>
        {viewer.userType === 'CUSTOMER' ? (
          <OrderSteps rancher={rancher} customer={viewer} onPlaced={onClose} />
        ) : (
          <ForCustomersOnly items={[]} />
        )}
      </Stack>
    </Dialog>
  );
}

const PLACED_TOAST = {
  title: 'Order Placed Successfully',
  description: 'The rancher will contact you soon to finalize your order.',
};

interface OrderStepsProps {
  rancher: OrderDialog_rancherFragment;
  customer: OrderRequest_customerFragment;
  onPlaced: () => void;
}

function OrderSteps({ rancher, customer, onPlaced }: OrderStepsProps) {
  const { id, ranchName } = rancher;
  const { cart, add } = useCart();
  const group = groupOf(cart, id);
  // Doesn't use `useAddToCart`, because its cart drawer would cover the order.
  const addItem = (item: NewItem) => add({ rancherId: id, ranchName }, item);
  const { removed, remove, undo } = useRemoval();
  const [isAsking, setAsking] = useState(false);
  const { request, isPicking, pick, finishPicking } = usePicking(!group);
  return (
    <>
      {isPicking && <OfferPicker rancher={rancher} group={group} onAdd={addItem} onDone={finishPicking} />}
      <div ref={request} tabIndex={-1}>
        {removed && <RemovedNotice item={removed.item} onUndo={undo} />}
        <OrderRequestForm
          ranch={rancher}
          customer={customer}
          items={orderable(rancher, group?.items ?? [])}
          lines={
            <>
              <ShareStep rancher={rancher} group={group} onAdd={isPicking ? undefined : pick} />
              {group && <CartLines group={group} ranch={rancher} isShort onRemove={(item) => remove(group, item)} />}
            </>
          }
          onPlaced={onPlaced}
          onAsk={() => setAsking(true)}
          successToast={PLACED_TOAST}
        />
        <AskRanchDialog rancher={rancher} open={isAsking} onOpenChange={setAsking} />
      </div>
    </>
  );
}

/** Manages the step of the order. After picking, the list disappears and the focus moves to the start of the request. */
function usePicking(isEmpty: boolean) {
  const [step, setStep] = useState(isEmpty ? 'picking' : 'filling');
  const request = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (step === 'picked') request.current?.focus();
  }, [step]);
  return {
    request,
    isPicking: step === 'picking',
    pick: () => setStep('picking'),
    finishPicking: () => setStep('picked'),
  };
}
