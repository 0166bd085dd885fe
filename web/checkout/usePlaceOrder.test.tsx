import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TERMS_VERSION } from '../../rules/papers/termsVersion';
import { type CartItem, groupOf } from '../cart/cart';
import { cartStore } from '../cart/cartStore';
import { useCart } from '../cart/useCart';
import { customer, openSession, refusal } from '../testing/visit';
import { ToastContext, type ToastMessage } from '../ui/overlay/useToast';
import { initialRequest } from './initialRequest';
import { checkoutServer, fillCart, placedOrder, profile, ranch } from './testing/testCheckout';
import { usePlaceOrder } from './usePlaceOrder';

beforeEach(fillCart);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

interface Sent {
  input: { productDetails: { price: number }[]; shippingAddress: string | null };
  idempotencyKey: string;
}

type Answer = Record<string, unknown> | Error;

/** Renders the hook with a server that sends these responses in turn. */
async function renderPlaceOrder(...answers: Answer[]) {
  const sent: Sent[] = [];
  const placed: string[] = [];
  const toasts: ToastMessage[] = [];
  const server = checkoutServer({
    PlaceOrder: (variables) => {
      sent.push(variables as unknown as Sent);
      return answers.shift() ?? { placeOrder: placedOrder('12') };
    },
  });
  const client = openSession(server.link);
  const { result } = renderHook(
    () => {
      const { cart } = useCart();
      const items: readonly CartItem[] = groupOf(cart, ranch.id)?.items ?? [];
      return {
        items,
        place: usePlaceOrder({
          userId: customer.id,
          rancherId: ranch.id,
          cancelTerms: null,
          items,
          onPlaced: (id) => placed.push(id),
        }),
      };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ApolloProvider client={client}>
          <ToastContext value={{ toast: (message) => toasts.push(message), dismiss() {} }}>{children}</ToastContext>
        </ApolloProvider>
      ),
    },
  );
  await waitFor(() => expect(result.current.items).toHaveLength(2));
  const values = initialRequest(profile, ranch, result.current.items);
  const place = (changes: Partial<typeof values> = {}) => act(() => result.current.place({ ...values, ...changes }));
  return { sent, placed, toasts, place, items: () => result.current.items };
}

const networkError = new TypeError('Failed to fetch');

test('the order has prices in cents, and no address for a pickup', async () => {
  const { sent, placed, toasts, place } = await renderPlaceOrder();
  await place();
  expect(sent[0]!.input).toMatchObject({
    rancherId: '7',
    orderType: 'HALF_COW',
    shippingMethod: 'LOCAL_PICKUP',
    shippingAddress: null,
    termsVersion: TERMS_VERSION,
    productDetails: [
      { type: 'HALF_COW', id: null, quantity: 1, price: 166_000 },
      { type: 'SELECT_CUT', id: '5', quantity: 6, price: 1_550 },
    ],
  });
  expect(placed).toEqual(['12']);
  expect(toasts).toMatchObject([{ title: 'Order Submitted' }]);
});

test('a retry of the same order has the same idempotency key', async () => {
  const { sent, toasts, place } = await renderPlaceOrder(networkError);
  await place();
  const description = 'An error occurred while submitting your order. Please try again later.';
  expect(toasts).toEqual([{ title: 'Order Failed', description, variant: 'destructive' }]);
  await place();
  expect(sent[1]!.idempotencyKey).toBe(sent[0]!.idempotencyKey);
});

test('a retry after a reload or in another tab has the same idempotency key until the server responds', async () => {
  const first = await renderPlaceOrder(networkError);
  await first.place();
  cleanup();
  const second = await renderPlaceOrder();
  await second.place();
  expect(second.sent[0]!.idempotencyKey).toBe(first.sent[0]!.idempotencyKey);
  cleanup();
  fillCart();
  const third = await renderPlaceOrder();
  await third.place();
  expect(third.sent[0]!.idempotencyKey).not.toBe(first.sent[0]!.idempotencyKey);
});

test('the same items an hour later have another idempotency key', async () => {
  const first = await renderPlaceOrder(networkError);
  await first.place();
  cleanup();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60 * 1000);
  const later = await renderPlaceOrder();
  await later.place();
  expect(later.sent[0]!.idempotencyKey).not.toBe(first.sent[0]!.idempotencyKey);
});

test('another order has another idempotency key', async () => {
  const { sent, place } = await renderPlaceOrder(networkError, networkError);
  await place();
  await place({ notes: 'Thick steaks' });
  expect(sent[1]!.idempotencyKey).not.toBe(sent[0]!.idempotencyKey);
});

test('the form receives the errors of refused fields', async () => {
  const { place } = await renderPlaceOrder(refusal('BAD_USER_INPUT', 'Too far', { customerZip: 'Too far' }));
  await expect(place()).rejects.toMatchObject({ fields: { customerZip: 'Too far' } });
});

test('a refusal because the ranch takes no orders is shown', async () => {
  const { place, placed, toasts, items } = await renderPlaceOrder(
    refusal('CONFLICT', 'This ranch is not taking orders'),
  );
  await place();
  expect(toasts).toMatchObject([{ title: 'Order Failed', description: 'This ranch is not taking orders' }]);
  expect(placed).toEqual([]);
  expect(items()).toHaveLength(2);
});

test('an empty cart is not sent', async () => {
  const { sent, toasts, place, items } = await renderPlaceOrder();
  act(() => cartStore.change(customer.id, () => ({ groups: [], activeRancherId: null })));
  expect(items()).toEqual([]);
  await place();
  expect(toasts).toMatchObject([{ title: 'Cart is empty' }]);
  expect(sent).toEqual([]);
});
