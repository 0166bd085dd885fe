import styled from 'styled-components';
import { cowShareOf } from '../../rules/products/cowShares';
import { formatMiles } from '../../rules/ranches/delivery';
import type { ShippingMethod } from '../../rules/words/vocabulary';
import type { CartItem } from '../cart/cart';
import { PaperLink } from '../parts/papers/PaperLink';
import { space } from '../theme/tokens';
import { Button } from '../ui/button/Button';
import { SubmitButton } from '../ui/form/FormActions';
import { Stack } from '../ui/layout/arrange';

import { DialogFooter } from '../ui/overlay/DialogFooter';
import { Notice } from '../ui/state/Notice';
import { Text } from '../ui/text/Text';
import { farPickup } from './deliveryChoices';
import { LivePurchaseField } from './LivePurchaseField';
import type { OrderRequest_rancherFragment } from './OrderRequestForm.generated';
import type { DeliveryQuote } from './useDeliveryQuote';

/** Keeps both buttons in one row on phones. */
const Buttons = styled.div`
  display: flex;
  flex: 1;
  justify-content: space-between;
  gap: ${space(0.5)};

  & > button {
    padding-inline: ${space(1.5)};
    white-space: nowrap;
  }
`;

interface SendRequestProps {
  ranch: OrderRequest_rancherFragment;
  items: readonly CartItem[];
  quote: DeliveryQuote;
  method: ShippingMethod;
  /** Opens a question to the ranch. If set, the buttons stay in view at the bottom of the dialog. */
  onAsk?: () => void;
}

/** The button that sends the request, below what sending it means. */
export function SendRequest({ ranch, items, quote, method, onAsk }: SendRequestProps) {
  const miles = farPickup(quote, method);
  const send = (
    <SubmitButton size={onAsk ? 'medium' : 'large'} wide={!onAsk}>
      Send Order Request
    </SubmitButton>
  );
  return (
    <>
      <Stack gap={1}>
        {miles !== null && (
          <Notice tone="warning" role="status" title={`Pickup is ${formatMiles(miles)} away`}>
            You’d pick up your beef at the ranch in {ranch.city}, {ranch.state}. Make sure you can get there before you
            send this.
          </Notice>
        )}
        <LivePurchaseField items={items} />
        <Text tone="soft" size={15}>
          {whatSendingMeans(items)} You don’t pay here. By sending you accept the{' '}
          <PaperLink to="terms">Terms</PaperLink>.
        </Text>
        {!onAsk && send}
      </Stack>
      {onAsk && (
        <DialogFooter>
          <Buttons>
            <Button variant="quiet" size="small" onClick={onAsk}>
              Ask the Ranch First
            </Button>
            {send}
          </Buttons>
        </DialogFooter>
      )}
    </>
  );
}

function whatSendingMeans(items: readonly CartItem[]): string {
  const held = items.find(({ animal }) => animal?.id);
  const share = held && cowShareOf(held.type)?.share.toLowerCase();
  return `A request. The ranch confirms by phone${share ? `; your ${share} is held meanwhile` : ''}.`;
}
