import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import type { LegalRule } from '../../rules/herd/legalPath';
import { type Cents, formatCents } from '../../rules/money/money';
import type { OrderValues } from '../../rules/orders/orderForm';
import { useIdempotencyKey } from '../apollo/useIdempotencyKey';
import { type CartItem, fullName } from '../cart/cart';
import { useCart } from '../cart/useCart';
import { codeOf, fieldErrorsOf, messageOf } from '../errors/graphErrors';
import { useSubmit } from '../errors/useSubmit';
import { depositText, rangeText } from '../parts/ranches/shareOffers';
import { type ToastMessage, useToast } from '../ui/overlay/useToast';
import { retryImport } from '../ui/state/retryImport';
import type { RequestValues } from './initialRequest';
import { dropDraft, storedAttempt } from './requestDraft';
import { PlaceOrderDocument } from './usePlaceOrder.generated';

/** Loads the form's schema and conversion separately, so that the screen shows earlier. */
export const loadRequestForm = retryImport(() => import('./requestForm'));

const SUBMITTED: ToastMessage = {
  title: 'Order Submitted',
  description: 'Your order request has been sent to the rancher successfully.',
};

const FAILED = 'An error occurred while submitting your order. Please try again later.';

/** The codes of errors after which the offers on the screen may be outdated. */
const OUTDATED_CODES = new Set(['CONFLICT', 'BAD_USER_INPUT']);

interface Request {
  userId: string;
  rancherId: string;
  items: readonly CartItem[];
  onPlaced: (orderId: string) => void;
  successToast?: ToastMessage | undefined;
  /** Receives the law behind a refusal, and null at the start of each attempt. */
  onLaw?: (rule: LegalRule | null) => void;
}

/** Sends the ranch's items as an order request, and removes them from the cart when it succeeds. */
export function usePlaceOrder({ userId, rancherId, items, onPlaced, successToast = SUBMITTED, onLaw }: Request) {
  const send = useSendOrder(userId, rancherId);
  const client = useApolloClient();
  const { applyPrices, clear } = useCart();
  const { toast } = useToast();
  const isPlaced = useRef(false);

  const place = useSubmit({
    send: async (values: RequestValues) => {
      onLaw?.(null);
      const { toOrder } = await loadRequestForm();
      return send(toOrder(values, rancherId, items));
    },
    successToast,
    errorToast: failureOf,
    fieldErrors: refusalsOf,
    onSuccess(orderId) {
      isPlaced.current = true;
      dropDraft(userId, rancherId);
      onPlaced(orderId);
      clear(rancherId);
    },
    onError(error) {
      onLaw?.(ruleOf(error));
      const changes = changedPrices(error);
      if (changes.length > 0) applyPrices(rancherId, changes);
      if (OUTDATED_CODES.has(codeOf(error) ?? '')) void client.refetchQueries({ include: 'active' });
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

interface PriceChange {
  /** The item's position in the order. */
  index: number;
  name: string;
  variantName: string | null;
  price: Cents;
  /** Null if no price was sent. */
  sent: Cents | null;
  /** For a share, what its family would be told now. */
  priceFrom?: Cents;
  priceTo?: Cents;
  deposit?: Cents;
  offerVersion?: string;
}

function changedPrices(error: unknown): PriceChange[] {
  if (codeOf(error) !== 'PRICE_CHANGED' || !CombinedGraphQLErrors.is(error)) return [];
  const prices = error.errors[0]?.extensions?.prices;
  return Array.isArray(prices) ? prices : [];
}

/** Returns the law behind a refusal, or null if the law isn't the reason. */
function ruleOf(error: unknown): LegalRule | null {
  const rule = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.rule : undefined;
  return typeof rule === 'object' && rule !== null && 'law' in rule ? (rule as LegalRule) : null;
}

/** Returns the errors of refused fields, or a notice of new prices that the form shows above its fields. */
function refusalsOf(error: unknown): Record<string, string> {
  const changes = changedPrices(error);
  return changes.length > 0 ? { form: priceNotice(changes) } : fieldErrorsOf(error);
}

function priceNotice(changes: readonly PriceChange[]): string {
  const sentences = changes.map((change) =>
    change.sent !== null && change.sent !== change.price
      ? `${fullName(change)} changed from ${formatCents(change.sent)} to ${formatCents(change.price)}${termsText(change)}.`
      : `The terms of ${fullName(change)} changed${termsText(change)}.`,
  );
  return ['The ranch changed its prices.', ...sentences, 'Your cart shows the new ones. Please send it again.'].join(
    ' ',
  );
}

/** Returns what a share's family would be told now: ', now $1,269-$1,387 by weight, deposit $100.00'. */
function termsText({ priceFrom, priceTo, deposit }: PriceChange): string {
  if (priceFrom === undefined || priceTo === undefined || deposit === undefined) return '';
  const range = rangeText({ shares: { from: priceFrom, to: priceTo } });
  return `: now ${[range, depositText({ deposit }).toLowerCase()].filter(Boolean).join(', ')}`;
}
