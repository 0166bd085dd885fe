import { LIMITS } from '../../rules/fields/limits';
import type { Cents } from '../../rules/money/money';
import { orderTotal } from '../../rules/money/pricing';
import type { ItemType } from '../../rules/words/vocabulary';

/** The animal of a share in the cart. */
export interface CartAnimal {
  /** Null for the ranch's next animal, for which the share waits in line. */
  id: string | null;
  /** A text such as 'animal 41, harvest March 4, 2027'. */
  name: string;
  /** The maximum quantity of this share in one order. */
  most: number;
  /** The version of the offer that the family saw. Undefined in line. */
  version?: string | undefined;
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

export function activeGroup(cart: Cart): CartGroup | undefined {
  return groupOf(cart, cart.activeRancherId);
}

export function groupOf({ groups }: Cart, rancherId: string | null): CartGroup | undefined {
  return groups.find((group) => group.rancherId === rancherId);
}

export function itemCount({ groups }: Cart): number {
  return groups.reduce((sum, group) => sum + countOf(group), 0);
}

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

export function subtotal({ items }: CartGroup): Cents {
  return orderTotal(items);
}

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
  const quantity = Math.min(maxQuantityOf(item), existing.quantity + (item.quantity ?? 1));
  // Uses the price of the added item, because it's the newest.
  return items.map((other) => (other === existing ? { ...existing, price: item.price, quantity } : other));
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

/** A quantity of 0 removes the item. */
export function setQuantity(cart: Cart, rancherId: string, itemId: string, quantity: number): Cart {
  const group = groupOf(cart, rancherId);
  if (!group) return cart;
  const kept = group.items.filter(({ id }) => id !== itemId || quantity > 0);
  const items = kept.map((item) =>
    item.id === itemId ? { ...item, quantity: Math.min(maxQuantityOf(item), quantity) } : item,
  );
  return replaceItems(cart, rancherId, items);
}

/** Replaces an item with another, such as a share of another animal. */
export function swapItem(cart: Cart, ranch: Omit<CartGroup, 'items'>, itemId: string, item: NewItem): Cart {
  return addItem(setQuantity(cart, ranch.rancherId, itemId, 0), ranch, item);
}

/** Replaces a ranch's items. A ranch without items is removed, and if it was active, the first remaining ranch becomes active. */
function replaceItems(cart: Cart, rancherId: string, items: CartItem[]): Cart {
  const groups = cart.groups
    .map((group) => (group.rancherId === rancherId ? { ...group, items } : group))
    .filter((group) => group.items.length > 0);
  const isActiveKept = groups.some((group) => group.rancherId === cart.activeRancherId);
  return { groups, activeRancherId: isActiveKept ? cart.activeRancherId : (groups[0]?.rancherId ?? null) };
}

export function clearRanch(cart: Cart, rancherId: string): Cart {
  return replaceItems(cart, rancherId, []);
}

export function selectRanch(cart: Cart, rancherId: string): Cart {
  return groupOf(cart, rancherId) ? { ...cart, activeRancherId: rancherId } : cart;
}

export interface NewPrice {
  index: number;
  price: Cents;
  /** The version of a share's new terms. */
  offerVersion?: string | null;
}

/** Applies the ranch's new prices. `index` is the item's position in the refused order. */
export function applyPrices(cart: Cart, rancherId: string, prices: NewPrice[]): Cart {
  const group = groupOf(cart, rancherId);
  if (!group) return cart;
  const items = group.items.map((item, index) => {
    const change = prices.find((each) => each.index === index);
    if (!change) return item;
    const version = change.offerVersion ?? undefined;
    return { ...item, price: change.price, ...(item.animal && { animal: { ...item.animal, version } }) };
  });
  return replaceItems(cart, rancherId, items);
}
