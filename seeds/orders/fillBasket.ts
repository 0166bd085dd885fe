import type { OrderItemRow } from '../../graph/orders/Order';
import { onSale } from '../../rules/cowShares';
import type { ItemType } from '../../rules/vocabulary';
import type { PlantedRanch } from '../ranches/plantRanches';
import type { Random } from '../random';

export type Line = Omit<OrderItemRow, 'id' | 'orderId'>;
type Good = PlantedRanch['products'][number];

/** What a family puts in its cart: mostly a share, often with something small beside it. The first line names the order. */
export function fillBasket(ranch: PlantedRanch, random: Random): Line[] {
  const shares = onSale(ranch);
  const goods = ranch.products.filter(({ available }) => available);
  if (shares.length === 0 || random.chance(0.2)) return fillWithGoods(goods, random);
  const share = random.weighted(shares.map((each) => [each, WEIGHTS[each.share]] as const));
  const line = {
    ...NOTHING,
    type: share.itemType,
    name: share.label,
    price: ranch[share.priceField],
    imageUrl: ranch.imageUrl,
  };
  return [line, ...(random.chance(0.35) ? [productLine(random.pick(goods), random)] : [])];
}

/** One box, or a few cuts, or something from the shelf. */
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
  const variant = variants.length > 0 ? random.pick(variants) : undefined;
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
