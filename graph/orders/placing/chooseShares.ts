import type { Knex } from 'knex';
import { type LegalPath, pricingRefusal } from '../../../rules/herd/legalPath';
import type { ShareTold } from '../../../rules/herd/lineTerms';
import {
  choosePlaces,
  isShare,
  type Place,
  QUARTERS_OF,
  type Quarters,
  sharesLeft,
} from '../../../rules/herd/quarters';
import type { OrderItemValues, OrderValues } from '../../../rules/orders/orderForm';
import { audit } from '../../audit/audit';
import { IS_WAITING, termsOf } from '../../claims/Claim';
import { sharePath } from '../../claims/sharePath';
import { toldOf } from '../../claims/toldOf';
import type { Context } from '../../context';
import { prepared } from '../../database/reading/prepared';
import { badInput, conflict, Refusal } from '../../errors';
import { productPath } from '../../products/productPath';
import type { RancherRow } from '../../ranches/Rancher';
import { pricingOf } from './priceItems';
import type { Offer, OfferedAnimal } from './readOffer';

/** A share that an order requests, of a certain animal or of the next one. */
type Wanted = { item: number; quarters: Quarters; animalId: number | null; mayWait: boolean };

/** A claim to store. Without places, it waits in the line. `item` is the number of the order's item, from 1. */
export type NewClaim = {
  item: number;
  quarters: Quarters;
  animalId: number | null;
  places: Place[];
  /** Null if the family was told no more than what the list says. */
  told: ShareTold | null;
} & Partial<ReturnType<typeof termsOf>>;

/** Returns the shares that an order requests, one by one: a half with a quantity of two is two shares. */
export function sharesWanted(items: OrderItemValues[]): Wanted[] {
  return items.flatMap(({ type, quantity, animalId, nextAnimal }, index) => {
    if (!isShare(type) || !(animalId || nextAnimal)) return [];
    const share = { item: index + 1, quarters: QUARTERS_OF[type], mayWait: Boolean(nextAnimal) };
    return Array.from({ length: quantity }, () => ({ ...share, animalId: animalId ? Number(animalId) : null }));
  });
}

/** Refuses animals that the ranch doesn't have, and sales that the law doesn't allow. Errors: BAD_USER_INPUT. */
export function refuseUnfit(offer: Offer & { ranch: RancherRow }, values: OrderValues): void {
  refusePricing(offer, values);
  const to = { ...values, state: offer.state };
  for (const { item, animalId } of sharesWanted(values.productDetails)) {
    if (animalId === null) continue;
    const animal = offer.animals.find(({ id }) => id === animalId);
    const field = `productDetails[${item - 1}].animalId`;
    if (!animal) throw badInput({ [field]: `${offer.ranch.ranchName} has no such animal` });
    refuseUnlawful({ name: animal.tag, field, path: sharePath(animal, offer.ranch, to) });
  }
  for (const [index, { type, id: productId, name }] of values.productDetails.entries()) {
    const product = isShare(type) ? undefined : offer.products.find(({ id }) => String(id) === productId);
    if (!product) continue;
    const field = `productDetails[${index}].id`;
    const path = productPath(product, offer.ranch, to);
    refuseUnlawful({ name: name || product.name, field, path });
  }
}

/** Refuses shares at a price that the ranch's state forbids. Errors: BAD_USER_INPUT. */
function refusePricing({ ranch, animals }: Offer & { ranch: RancherRow }, { productDetails }: OrderValues): void {
  for (const [index, { type, animalId }] of productDetails.entries()) {
    const pricing = animals.find(({ id }) => String(id) === animalId)?.pricing ?? pricingOf(ranch);
    const refusal = isShare(type) && pricingRefusal(pricing, ranch.state, 'toFamily');
    if (refusal) throw badInput({ [`productDetails[${index}].type`]: refusal });
  }
}

type Sale = { name: string; field: string; path: LegalPath };

/** A sale that isn't lawful, of the animal or product with this name. */
class UnlawfulSale extends Refusal {
  readonly goods: string;

  constructor(goods: string, field: string, { reason, rule }: LegalPath & { allowed: false }) {
    super('BAD_USER_INPUT', reason, { fields: { [field]: reason }, rule });
    this.goods = goods;
  }
}

/** Errors: BAD_USER_INPUT with `rule`. */
function refuseUnlawful({ name, field, path }: Sale): void {
  if (!path.allowed) throw new UnlawfulSale(name, field, path);
}

/** Logs a sale that was refused because it isn't lawful. The caller's transaction has ended. */
export async function auditUnlawful(context: Context, ranch: RancherRow, refusal: Refusal): Promise<void> {
  if (!(refusal instanceof UnlawfulSale)) return;
  await audit(context.db, context, {
    action: 'PATH_REFUSED',
    to: { type: 'RANCHER', id: ranch.id },
    changes: [{ field: refusal.goods, before: null, after: refusal.message }],
  });
}

/** Gives each share its places, in the order of the items. Errors: CONFLICT if some don't fit and may not wait. */
export async function chooseShares(
  db: Knex,
  ranch: RancherRow,
  animals: OfferedAnimal[],
  wanted: Wanted[],
): Promise<NewClaim[]> {
  const taken = new Map(animals.map(({ id, taken: places }) => [id, [...places]]));
  const claims = wanted.map((share): NewClaim | null => {
    const { item, quarters, animalId, mayWait } = share;
    const animal = animals.find(({ id }) => id === animalId);
    const told = animal ? toldOf(animal, { ranch, processor: animal.fees }, quarters) : null;
    const held = animal?.stage === 'OPEN' ? taken.get(animal.id) : undefined;
    const places = held && choosePlaces(held, quarters);
    if (!animal || !places) return mayWait ? { item, quarters, animalId: null, places: [], told } : null;
    held.push(...places);
    return { item, quarters, animalId: animal.id, places, told, ...termsOf(animal, quarters) };
  });
  const placed = claims.filter((claim) => claim !== null);
  if (placed.length < claims.length)
    throw await sharesTaken(
      db,
      ranch,
      wanted.filter((_, place) => !claims[place]),
    );
  return placed;
}

type Open = { id: number; tag: string; taken: number[]; waiting: number };

/** Returns the refusal with what is left: the open animals of the ranch with room, and the place in line. */
async function sharesTaken(db: Knex, ranch: RancherRow, missed: Wanted[]): Promise<Refusal> {
  const sql = `select a.id, a.tag, a.taken, line.waiting
    from (select count(*)::integer as waiting from claims
      where rancher_id = ? and ${IS_WAITING}) line
    left join animals a on a.rancher_id = ? and a.stage = 'OPEN' and a.quarters_left > 0
    order by a.harvest_order, a.id limit 100`;
  const rows = await prepared<Open>(db, { sql, bindings: [ranch.id, ranch.id] });
  const open = rows.filter(({ id }) => id !== null);
  const left = open.map(({ id, tag, taken }) => ({ animalId: String(id), tag, shares: sharesLeft(taken).shares }));
  const own = open.find(({ id }) => id === missed[0]?.animalId);
  const rest = own ? `${sharesLeft(own.taken).text} of this animal` : 'This animal has no room left';
  const linePosition = (rows[0]?.waiting ?? 0) + 1;
  const taken = missed.map(({ item, animalId }) => ({ index: item - 1, animalId: String(animalId) }));
  return conflict(`Someone was faster: ${rest}. Choose what's left, or wait as number ${linePosition} in line.`, {
    ...{ taken, left, linePosition },
  });
}
