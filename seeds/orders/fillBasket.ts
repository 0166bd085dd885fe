import type { OrderItemRow } from '../../graph/orders/Order';
import { type CowShare, onSale } from '../../rules/products/cowShares';
import type { ItemType } from '../../rules/words/vocabulary';
import type { SeededRanch } from '../ranches/insertRanches';
import type { Random } from '../random';

export type Line = Omit<OrderItemRow, 'id' | 'orderId' | 'basis' | 'pricePerPound' | 'settledTenths'>;
type Good = SeededRanch['products'][number];

/** A family's cart: mostly a share, often with something small. The first line decides the order's type. */
export function fillBasket(ranch: SeededRanch, random: Random): Line[] {
  const shares = onSale(ranch);
  const goods = ranch.products.filter(({ available }) => available);
  if (shares.length === 0 || random.chance(0.2)) return fillWithGoods(goods, random);
  const share = random.weighted(shares.map((each) => [each, WEIGHTS[each.share]] as const));
  const line = shareLine(ranch, share, ranch[share.priceField]);
  return [line, ...(random.chance(0.35) ? [productLine(random.pick(goods), random)] : [])];
}

export function shareLine({ imageUrl }: SeededRanch, { itemType, label }: CowShare, price: number): Line {
  return { ...NOTHING, type: itemType, name: label, price, imageUrl };
}

/** One box, a few cuts, or some other products. */
function fillWithGoods(goods: Good[], random: Random): Line[] {
  const kind = random.pick([...new Set(goods.map((good) => good.kind))]);
  const choices = goods.filter((good) => good.kind === kind);
  return random.some(choices, kind === 'BEEF_BOX' ? 1 : random.whole(1, 3)).map((good) => productLine(good, random));
}

const WEIGHTS = { QUARTER: 4, HALF: 5, WHOLE: 1 };
const TYPES = { CUSTOM: 'OTHER', BEEF_BOX: 'BEEF_BOX', SELECT_CUT: 'SELECT_CUT' } as const satisfies Record<
  string,
  ItemType
>;
const NOTHING = { productId: null, variantId: null, variantName: null, weight: null, size: null, quantity: 1 };

function productLine({ id, kind, name, price, weight = null, variants }: Good, random: Random): Line {
  const variant = variants.length > 0 ? random.pick([undefined, ...variants]) : undefined;
  return {
    productId: id,
    variantId: variant?.id ?? null,
    type: TYPES[kind],
    name,
    variantName: variant?.name ?? null,
    // Cuts are ordered by the pound.
    quantity: kind === 'SELECT_CUT' ? random.whole(3, 10) : random.whole(1, 2),
    price: variant?.price ?? price,
    weight: variant?.weight ?? weight,
    size: variant?.size ?? null,
    imageUrl: null,
  };
}
