import { LIMITS } from '../../rules/fields/limits';
import type { Cents } from '../../rules/money/money';
import { orderTotal } from '../../rules/money/pricing';
import type { ItemType } from '../../rules/words/vocabulary';
import type { Seen, SeenTerms } from './seenTerms';

export interface CartAnimal {
  /** Null for the ranch's next animal, for which the share waits in line. */
  id: string | null;
  /** A text such as 'animal 41, harvest March 4, 2027'. */
  name: string;
  /** The maximum quantity of this share in one order. */
  most: number;
}

export interface CartItem {
  id: string;
  type: ItemType;
  /** Null for a share of a cow. */
  productId: string | null;
  variantId: string | null;
  name: string;
  variantName: string | null;
  /** Per piece, or per pound for a cut, as listed when the item was added. The server decides the final price. */
  price: Cents;
  quantity: number;
  imageUrl: string | null;
  /** Undefined unless the item is a share of a specific animal or of the ranch's next animal. */
  animal?: CartAnimal | undefined;
  /** The terms of a share's offer. Undefined for anything else, and for a share at the list price. */
  terms?: SeenTerms | undefined;
  /** What the family had seen before the item got today's price and terms. */
  was?: Seen | undefined;
}

export interface CartGroup {
  rancherId: string;
  ranchName: string;
  items: CartItem[];
}

/** One group per ranch, because each order goes to one ranch. */
export interface Cart {
  groups: CartGroup[];
  activeRancherId: string | null;
}

export type NewItem = Omit<CartItem, 'id' | 'quantity'> & { quantity?: number };

export const EMPTY_CART: Cart = { groups: [], activeRancherId: null };

export const activeGroup = (cart: Cart): CartGroup | undefined => groupOf(cart, cart.activeRancherId);

export function groupOf({ groups }: Cart, rancherId: string | null): CartGroup | undefined {
  return groups.find((group) => group.rancherId === rancherId);
}

export const itemCount = ({ groups }: Cart): number => groups.reduce((sum, group) => sum + countOf(group), 0);

export function countOf({ items }: CartGroup): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns a name such as 'Jerky, Large' or 'Half Cow, animal 41, harvest March 4, 2027'. */
export function fullName({ name, variantName, animal }: Pick<CartItem, 'name' | 'variantName' | 'animal'>): string {
  return [name, variantName, animal?.name].filter(Boolean).join(', ');
}

export function maxQuantityOf({ animal }: Pick<CartItem, 'animal'>): number {
  return animal?.most ?? LIMITS.quantity;
}

export const subtotal = ({ items }: CartGroup): Cents => orderTotal(items);

/** Adds an item, or raises its quantity if it's already in the cart. Its ranch becomes the active one. */
export function addItem(cart: Cart, ranch: Omit<CartGroup, 'items'>, item: NewItem): Cart {
  const group = groupOf(cart, ranch.rancherId);
  if (!group) {
    const groups = [...cart.groups, { ...ranch, items: [withId(item)] }];
    return { groups, activeRancherId: ranch.rancherId };
  }
  return selectRanch(replaceItems(cart, ranch.rancherId, merged(group.items, item)), ranch.rancherId);
}

function merged(items: CartItem[], item: NewItem): CartItem[] {
  const existing = items.find((other) => isSame(other, item));
  if (!existing) return [...items, withId(item)];
  const quantity = existing.quantity + (item.quantity ?? 1);
  // Uses the price of the added item, because it's the newest.
  return items.map((other) => (other === existing ? withId({ ...item, quantity }) : other));
}

/** The ranch may have two products with one name. */
function isSame(a: CartItem, b: NewItem): boolean {
  const sameProduct = a.name === b.name && a.type === b.type && a.productId === b.productId;
  return sameProduct && a.variantId === b.variantId && animalKey(a) === animalKey(b);
}

/** Null for an item without an animal. */
function animalKey({ animal }: NewItem): string | null {
  return animal ? (animal.id ?? 'next') : null;
}

function withId(item: NewItem): CartItem {
  const animal = animalKey(item);
  const id = [item.type, item.productId, item.variantId, item.name, ...(animal ? [animal] : [])].join(':');
  return { ...item, id, quantity: Math.min(maxQuantityOf(item), item.quantity ?? 1) };
}

export function setQuantity(cart: Cart, rancherId: string, itemId: string, quantity: number): Cart {
  const group = groupOf(cart, rancherId);
  if (!group) return cart;
  const kept = group.items.filter(({ id }) => id !== itemId || quantity > 0);
  const items = kept.map((item) =>
    item.id === itemId ? { ...item, quantity: Math.min(maxQuantityOf(item), quantity) } : item,
  );
  return replaceItems(cart, rancherId, items);
}

/** Replaces an item with others, such as shares of other animals. */
export function swapItem(cart: Cart, ranch: Omit<CartGroup, 'items'>, itemId: string, items: readonly NewItem[]): Cart {
  return items.reduce((rest, item) => addItem(rest, ranch, item), setQuantity(cart, ranch.rancherId, itemId, 0));
}

/** Replaces a ranch's items. A ranch without items is removed, and if it was active, the first remaining ranch becomes active. */
function replaceItems(cart: Cart, rancherId: string, items: CartItem[]): Cart {
  const groups = cart.groups
    .map((group) => (group.rancherId === rancherId ? { ...group, items } : group))
    .filter((group) => group.items.length > 0);
  const isActiveKept = groups.some((group) => group.rancherId === cart.activeRancherId);
  return { groups, activeRancherId: isActiveKept ? cart.activeRancherId : (groups[0]?.rancherId ?? null) };
}

export function clearRanch(cart: Cart, rancherId: string, ordered?: readonly CartItem[]): Cart {
  const isOrdered = ({ id }: CartItem) => !ordered || ordered.some((item) => item.id === id);
  const items = groupOf(cart, rancherId)?.items ?? [];
  return replaceItems(
    cart,
    rancherId,
    items.filter((item) => !isOrdered(item)),
  );
}

export function selectRanch(cart: Cart, rancherId: string): Cart {
  return groupOf(cart, rancherId) ? { ...cart, activeRancherId: rancherId } : cart;
}

/** Gives an item today's price and terms, and remembers what the family had seen. */
export function reprice(cart: Cart, rancherId: string, itemId: string, now: NewItem): Cart {
  const items = groupOf(cart, rancherId)?.items ?? [];
  const old = items.find(({ id }) => id === itemId);
  if (!old) return cart;
  const { price, terms, quantity } = old;
  const was = old.was ?? { price, terms };
  const isNews = was.price !== now.price || (was.terms && was.terms.version !== now.terms?.version);
  const current = withId({ ...now, quantity, was: isNews ? was : undefined });
  const twin = items.find(({ id }) => id === current.id && id !== itemId);
  const replaced = items.map((item) => {
    if (item === twin) return withId({ ...current, quantity: twin.quantity + quantity });
    return item === old ? current : item;
  });
  return replaceItems(cart, rancherId, twin ? replaced.filter((item) => item !== current) : replaced);
}
