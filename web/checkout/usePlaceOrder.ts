import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import type { LegalRule } from '../../rules/herd/legalPath';
import type { Cents } from '../../rules/money/money';
import type { OrderValues } from '../../rules/orders/orderForm';
import { useIdempotencyKey } from '../apollo/useIdempotencyKey';
import { type CartItem, fullName } from '../cart/cart';
import { changesOf, type SeenTerms } from '../cart/seenTerms';
import { useCartActions } from '../cart/useCart';
import { codeOf, fieldErrorsOf, messageOf } from '../errors/graphErrors';
import { useSubmit } from '../errors/useSubmit';
import { type ToastMessage, useToast } from '../ui/overlay/useToast';
import { retryImport } from '../ui/state/retryImport';
import type { RequestValues } from './requestDraft';
import { dropDraft, rememberAddress, storedAttempt } from './requestDraft';
import { PlaceOrderDocument } from './usePlaceOrder.generated';

/** Loads the form's schema and conversion separately, so that the screen shows earlier. */
export const loadRequestForm = retryImport(() => import('./requestForm'));

const SUBMITTED: ToastMessage = {
  title: 'Order Submitted',
  description: 'Your order request has been sent to the rancher successfully.',
};

const FAILED = 'An error occurred while submitting your order. Please try again later.';

/** The codes of errors after which the offers on the screen may be outdated. */
const OUTDATED_CODES = new Set(['CONFLICT', 'BAD_USER_INPUT', 'PRICE_CHANGED']);

interface Request {
  userId: string;
  rancherId: string;
  cancelTerms: { version: string } | null;
  items: readonly CartItem[];
  onPlaced: (orderId: string) => void;
  successToast?: ToastMessage | undefined;
  /** Receives what can be done about a refusal, and null at the start of each attempt. */
  onRefusal?: (refusal: OrderRefusal | null) => void;
}

export interface OrderRefusal {
  /** The law behind it, if that's the reason. */
  law: LegalRule | null;
  /** What has changed since the family saw its terms, in sentences. Sending again takes the new ones. */
  changes: string[];
  /** Whether something was sold out meanwhile. */
  isMissed: boolean;
}

/** Sends the ranch's items as an order request, and removes them from the cart when it succeeds. */
export function usePlaceOrder({ userId, items, onPlaced, successToast = SUBMITTED, onRefusal, ...shown }: Request) {
  const { rancherId } = shown;
  const send = useSendOrder(userId, rancherId);
  const client = useApolloClient();
  const { clear } = useCartActions();
  const { toast } = useToast();
  const isPlaced = useRef(false);

  const place = useSubmit({
    send: async (values: RequestValues) => {
      onRefusal?.(null);
      const { toOrder } = await loadRequestForm();
      return send(toOrder(values, shown, items));
    },
    successToast,
    errorToast: failureOf,
    onSuccess(orderId, values) {
      isPlaced.current = true;
      rememberAddress(userId, values);
      dropDraft(userId, rancherId);
      onPlaced(orderId);
      clear(rancherId, items);
    },
    async onError(error) {
      // The screen's lines then take today's prices and terms, and say what was different.
      if (OUTDATED_CODES.has(codeOf(error) ?? '')) await client.refetchQueries({ include: 'active' }).catch(() => {});
      onRefusal?.({ law: ruleOf(error), changes: changesIn(error, items), isMissed: codeOf(error) === 'CONFLICT' });
    },
  });

  return async (values: RequestValues) => {
    if (items.length > 0) return place(values);
    // The second click of a double click finds the cart empty, because the first has placed the order.
    if (!isPlaced.current) toast({ title: 'Cart is empty', variant: 'destructive' });
  };
}

function useSendOrder(userId: string, rancherId: string) {
  const [placeOrder] = useMutation(PlaceOrderDocument);
  const idempotency = useIdempotencyKey(storedAttempt(userId, rancherId));

  return async (input: OrderValues): Promise<string> => {
    const { data } = await placeOrder({
      variables: { input, idempotencyKey: idempotency.keyFor(input) },
      update(cache) {
        const id = cache.identify({ __typename: 'User', id: userId });
        for (const fieldName of ['orders', 'orderCounts']) cache.evict({ id, fieldName });
      },
    });
    if (!data) throw new Error(FAILED);
    idempotency.forget();
    return data.placeOrder.id;
  };
}

/** Returns no toast if the form shows the error, or if the session has ended, which leads to the sign-in page. */
function failureOf(error: unknown) {
  if (Object.keys(fieldErrorsOf(error)).length > 0) return undefined;
  if (codeOf(error) === 'PRICE_CHANGED' || codeOf(error) === 'UNAUTHENTICATED') return undefined;
  return { title: 'Order Failed', description: codeOf(error) === 'CONFLICT' ? messageOf(error) : FAILED };
}

/** A changed line, as the server names it. */
interface PriceChange {
  /** The item's position in the order. */
  index: number;
  name: string;
  variantName: string | null;
  price: Cents;
  /** For a share, what its family would be told now. */
  priceFrom?: Cents;
  priceTo?: Cents;
  deposit?: Cents;
  depositDays?: number | null;
  payer?: SeenTerms['payer'];
  inspection?: SeenTerms['inspection'];
  harvestDate?: string | null;
  offerVersion?: string;
}

/** Returns 'Half Cow, animal 41: Was $1,015, now about $1,328' for each change since the family saw its items. */
function changesIn(error: unknown, items: readonly CartItem[]): string[] {
  if (codeOf(error) !== 'PRICE_CHANGED' || !CombinedGraphQLErrors.is(error)) return [];
  const prices = error.errors[0]?.extensions?.prices;
  const changed: PriceChange[] = Array.isArray(prices) ? prices : [];
  return changed.flatMap((change) => {
    const item = items[change.index];
    const texts = item ? changesOf(item, { price: change.price, terms: termsIn(change) }) : [];
    return `${fullName(item ?? change)}: ${texts.join('. ') || "the terms aren't those you saw"}`;
  });
}

function termsIn({
  priceFrom,
  priceTo,
  deposit,
  depositDays = null,
  payer,
  ...rest
}: PriceChange): SeenTerms | undefined {
  const { inspection = null, harvestDate = null, offerVersion: version = '' } = rest;
  if (priceFrom === undefined || priceTo === undefined || deposit === undefined || !payer) return undefined;
  return { from: priceFrom, to: priceTo, deposit, depositDays, payer, inspection, harvestDate, version };
}

/** Returns the law behind a refusal, or null if the law isn't the reason. */
function ruleOf(error: unknown): LegalRule | null {
  const rule = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.rule : undefined;
  return typeof rule === 'object' && rule !== null && 'law' in rule ? (rule as LegalRule) : null;
}
