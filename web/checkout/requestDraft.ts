import { LIMITS } from '../../rules/fields/limits';
import type { OrderValues } from '../../rules/orders/orderForm';
import { ORDER_TYPE, SHIPPING_METHOD } from '../../rules/words/vocabulary';
import type { AttemptStore } from '../apollo/useIdempotencyKey';
import { removeStored, store, stored } from '../ui/state/stored';

/** What the customer doesn't fill in, but the ranch, the cart and the texts on the screen decide. */
type FromElsewhere = 'rancherId' | 'productDetails' | 'confirmsPurchase' | 'termsVersion' | 'cancelTermsVersion';

export type RequestValues = Omit<OrderValues, FromElsewhere> & {
  /** The city and the state of the address, which `shippingAddress` needs only the street for. */
  shippingCity: string;
  /** Whether the family confirms the purchase of a live animal. Null if the law asks for none. */
  buysAlive: boolean | null;
};

/** The changed fields of an order request that wasn't sent. Unchanged fields come from the profile. */
export type RequestDraft = Partial<RequestValues>;

/** Raise this when the form's fields change. Drafts of other versions are ignored. */
const VERSION = 1;
const draftsOf = (userId: string) => `herdline.request.v${VERSION}.${userId}.`;
const keyOf = (userId: string, rancherId: string) => draftsOf(userId) + rancherId;

const textUpTo = (limit: number) => (value: unknown) => typeof value === 'string' && value.length <= limit;
const oneOf = (values: readonly string[]) => (value: unknown) => values.includes(value as string);

const isValid: Record<keyof Omit<RequestValues, 'buysAlive'>, (value: unknown) => boolean> = {
  customerName: textUpTo(LIMITS.name),
  customerEmail: textUpTo(LIMITS.email),
  customerPhone: textUpTo(LIMITS.phone),
  customerZip: textUpTo(LIMITS.zipCode),
  orderType: oneOf(ORDER_TYPE.values),
  shippingMethod: oneOf(SHIPPING_METHOD.values),
  shippingAddress: textUpTo(LIMITS.address),
  shippingCity: textUpTo(LIMITS.city),
  notes: textUpTo(LIMITS.notes),
};
const FIELDS = Object.keys(isValid) as (keyof typeof isValid)[];

/** Returns the stored draft without invalid fields. */
export function readDraft(userId: string, rancherId: string): RequestDraft {
  const draft = stored(keyOf(userId, rancherId)) ?? {};
  return Object.fromEntries(FIELDS.filter((name) => isValid[name](draft[name])).map((name) => [name, draft[name]]));
}

/** Stores the values that differ from the initial ones. Deletes the draft if none differ. */
export function storeDraft(userId: string, rancherId: string, values: RequestValues, initial: RequestValues): void {
  const typed = FIELDS.filter((name) => (values[name] ?? '') !== (initial[name] ?? ''));
  const draft = Object.fromEntries(typed.map((name) => [name, values[name]]));
  store(keyOf(userId, rancherId), typed.length > 0 ? draft : undefined);
}

export const dropDraft = (userId: string, rancherId: string): void => void store(keyOf(userId, rancherId), undefined);

type Address = Pick<RequestValues, 'shippingAddress' | 'shippingCity'>;

const addressKeyOf = (userId: string) => `${draftsOf(userId)}address`;

/** Remembers the address of a sent order, and its ZIP code. */
export function rememberAddress(userId: string, { shippingMethod, ...values }: RequestValues): void {
  if (shippingMethod === 'LOCAL_PICKUP') return;
  const { shippingAddress, shippingCity, customerZip } = values;
  store(addressKeyOf(userId), { shippingAddress, shippingCity, customerZip });
}

export function rememberedAddress(userId: string, zipCode: string): Address | undefined {
  const { shippingAddress, shippingCity, customerZip } = stored(addressKeyOf(userId)) ?? {};
  const isUsable = isValid.shippingAddress(shippingAddress) && isValid.shippingCity(shippingCity);
  return isUsable && customerZip === zipCode ? { shippingAddress, shippingCity } : undefined;
}

/** How long an attempt is valid, in milliseconds. After that, the same items are more likely a new order than a retry. */
const ATTEMPT_EXPIRES_AFTER = 60 * 60 * 1000;

/** Stores the attempt to send a request that got no response, so that a reload or another tab reuses its idempotency key. */
export function storedAttempt(userId: string, rancherId: string): AttemptStore {
  const storageKey = `${keyOf(userId, rancherId)}.attempt`;
  return {
    read() {
      const { order, key, at } = stored(storageKey) ?? {};
      const isFresh = Math.abs(Date.now() - at) < ATTEMPT_EXPIRES_AFTER;
      return typeof order === 'string' && /^[\da-f]{32}$/.test(key) && isFresh ? { order, key } : null;
    },
    keep: (sent) => void store(storageKey, { ...sent, at: Date.now() }),
    drop: () => void store(storageKey, undefined),
  };
}

/** Deletes all drafts of a person who signs out, because others may use the same device. */
export const dropDrafts = (userId: string): void => removeStored((key) => key.startsWith(draftsOf(userId)));
