import { LIMITS } from '../../rules/fields/limits';
import { ITEM_TYPE } from '../../rules/words/vocabulary';
import { store, stored } from '../ui/state/stored';
import { type Cart, type CartAnimal, type CartGroup, type CartItem, EMPTY_CART, type NewItem } from './cart';
import type { Seen, SeenTerms } from './seenTerms';

/** Raise this when the shape of a cart changes. Carts of other versions are ignored. */
const VERSION = 1;

const keyOf = (userId: string) => `herdline.cart.v${VERSION}.${userId}`;

/** Whether a storage event concerns the person's cart. Its key is null if the whole storage was cleared. */
export function isCartKey(key: string | null, userId: string): boolean {
  return key === null || key === keyOf(userId);
}

export function readCart(userId: string): Cart {
  const cart: unknown = stored(keyOf(userId));
  return isCart(cart) ? cart : EMPTY_CART;
}

/** Stores the cart. Returns false if the storage is full or blocked, so that the cart is lost when the page closes. */
export const writeCart = (userId: string, cart: Cart): boolean =>
  store(keyOf(userId), cart.groups.length > 0 ? cart : undefined);

function isCart(value: unknown): value is Cart {
  const { groups, activeRancherId } = (value ?? {}) as Partial<Cart>;
  return isListOf(groups, isGroup) && groups.some(({ rancherId }) => rancherId === activeRancherId);
}

function isGroup(value: unknown): value is CartGroup {
  const { rancherId, ranchName, items } = (value ?? {}) as Partial<CartGroup>;
  return isText(rancherId) && isText(ranchName) && isListOf(items, isItem) && items.length > 0;
}

export const isNewItem = (value: unknown): value is NewItem =>
  typeof value === 'object' && isItem({ quantity: 1, ...value, id: '' });

function isItem(value: unknown): value is CartItem {
  const item = (value ?? {}) as Partial<CartItem>;
  const texts = [item.id, item.name].every(isText);
  const optional = [item.productId, item.variantId, item.variantName, item.imageUrl].every(
    (text) => text === null || isText(text),
  );
  const known = ITEM_TYPE.values.some((type) => type === item.type);
  return (
    texts &&
    optional &&
    known &&
    isAnimal(item.animal) &&
    isSeen(item) &&
    (item.was === undefined || isSeen(item.was)) &&
    isCount(item.quantity, 1, LIMITS.quantity)
  );
}

function isAnimal(value: unknown): boolean {
  if (value === undefined) return true;
  const { id, name, most } = (value ?? {}) as Partial<CartAnimal>;
  return (id === null || isText(id)) && isText(name) && isCount(most, 1, LIMITS.quantity);
}

function isSeen(value: unknown): boolean {
  const { price, terms } = (value ?? {}) as Partial<Seen>;
  if (!isCount(price, 0, LIMITS.price)) return false;
  if (terms === undefined) return true;
  const { version, from, to, deposit, payer, inspection, harvestDate } = (terms ?? {}) as Partial<SeenTerms>;
  const amounts = [from, to, deposit].every((amount) => isCount(amount, 0, LIMITS.price));
  const texts = [version, payer].every(isText);
  return amounts && texts && [inspection, harvestDate].every((text) => text === null || isText(text));
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown, min: number, max: number) =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;

function isListOf<T>(value: unknown, isOne: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isOne);
}
