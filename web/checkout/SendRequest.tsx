import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import styled from 'styled-components';
import {
  choiceOfAnimal,
  LIVE_PURCHASE_TEXTS,
  LIVE_PURCHASE_VERSION,
  needsLivePurchase,
} from '../../rules/herd/livePurchase';
import { cowShareOf } from '../../rules/products/cowShares';
import { formatMiles } from '../../rules/ranches/delivery';
import type { ShippingMethod } from '../../rules/words/vocabulary';
import type { CartItem } from '../cart/cart';
import { CancelTermsText } from '../parts/cancelTerms/CancelTerms';
import { PaperLink } from '../parts/papers/PaperLink';
import { space } from '../theme/tokens';
import { Button } from '../ui/button/Button';
import { CheckboxField } from '../ui/form/CheckboxField';
import { SubmitButton } from '../ui/form/FormActions';
import { Stack } from '../ui/layout/arrange';
import { Fold } from '../ui/layout/Fold';
import { DialogFooter } from '../ui/overlay/DialogFooter';
import { Notice } from '../ui/state/Notice';
import { Text } from '../ui/text/Text';
import { farPickup } from './deliveryChoices';
import type { OrderRequest_rancherFragment } from './OrderRequestForm.generated';
import type { RequestValues } from './requestDraft';
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
        <CancelTermsOf ranch={ranch} />
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

/** The terms that the family accepts with the request, and a word if the ranch has replaced those that were shown. */
function CancelTermsOf({ ranch: { cancelTerms } }: Pick<SendRequestProps, 'ranch'>) {
  const { errors } = useFormikContext<RequestValues & { cancelTermsVersion?: string }>();
  return (
    <>
      {errors.cancelTermsVersion && (
        <Notice tone="warning" role="alert">
          {errors.cancelTermsVersion}
        </Notice>
      )}
      {cancelTerms && <CancelTermsText terms={cancelTerms} />}
    </>
  );
}

function whatSendingMeans(items: readonly CartItem[]): string {
  const held = items.find(({ animal }) => animal?.id);
  const share = held && cowShareOf(held.type)?.share.toLowerCase();
  return `A request. The ranch confirms by phone${share ? `; your ${share} is held meanwhile` : ''}.`;
}

const PARAGRAPHS = [...(LIVE_PURCHASE_TEXTS[LIVE_PURCHASE_VERSION] ?? '').split('\n\n'), choiceOfAnimal(true)];

/** Lets the family confirm that it buys its share of a live animal, if the law requires that of one of the items. */
function LivePurchaseField({ items }: { items: readonly CartItem[] }) {
  const { values, setFieldValue } = useFormikContext<RequestValues>();
  const live = items.filter(({ animal, terms }) => animal?.id && needsLivePurchase(terms?.inspection));
  const isNeeded = live.length > 0;
  const isAsked = values.buysAlive !== null;
  useEffect(() => {
    if (isNeeded !== isAsked) setFieldValue('buysAlive', isNeeded ? false : null);
  }, [isNeeded, isAsked, setFieldValue]);
  if (!isNeeded || !isAsked) return null;
  return (
    <div>
      <CheckboxField name="buysAlive" label="I've read this, and I buy my share of the live animal" />
      <Fold label="What you confirm">
        <Stack gap={1}>
          {PARAGRAPHS.map((paragraph) => (
            <Text key={paragraph} size={15}>
              {paragraph}
            </Text>
          ))}
        </Stack>
      </Fold>
    </div>
  );
}
