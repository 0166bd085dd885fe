import type { Knex } from 'knex';
import { type LegalPath, pricingRefusal } from '../../../rules/herd/legalPath';
import { choosePlaces, isShare, QUARTERS_OF, sharesLeft } from '../../../rules/herd/quarters';
import type { OrderItemValues, OrderValues } from '../../../rules/orders/orderForm';
import { cowShareOf } from '../../../rules/products/cowShares';
import { audit } from '../../audit/audit';
import { IS_WAITING } from '../../claims/Claim';
import { sharePath } from '../../claims/sharePath';
import type { Context } from '../../context';
import { prepared } from '../../database/reading/prepared';
import { badInput, conflict, Refusal } from '../../errors';
import { productPath } from '../../products/productPath';
import type { RancherRow } from '../../ranches/Rancher';
import type { Chosen, ChosenLine } from './chooseLines';
import { pricingOf } from './priceItems';
import { isAnyAnimal, type Offer } from './readOffer';

/** Refuses animals that the ranch doesn't have, and sales that the law doesn't allow. Errors: BAD_USER_INPUT. */
export function refuseUnfit(offer: Offer & { ranch: RancherRow }, values: OrderValues): void {
  refusePricing(offer, values);
  const to = { ...values, state: offer.state };
  for (const [index, { type, id: productId, name, animalId }] of values.productDetails.entries()) {
    if (isShare(type) && animalId) {
      const animal = offer.animals.find(({ id }) => String(id) === animalId);
      const field = `productDetails[${index}].animalId`;
      if (!animal) throw badInput({ [field]: `${offer.ranch.ranchName} has no such animal` });
      refuseUnlawful({ name: animal.tag, field, path: sharePath(animal, offer.ranch, to) });
    }
    const product = isShare(type) ? undefined : offer.products.find(({ id }) => String(id) === productId);
    if (!product) continue;
    const path = productPath(product, offer.ranch, to);
    refuseUnlawful({ name: name || product.name, field: `productDetails[${index}].id`, path });
  }
}

/** Refuses shares at a price that the ranch's state forbids. Errors: BAD_USER_INPUT. */
function refusePricing({ ranch, animals }: Offer & { ranch: RancherRow }, { productDetails }: OrderValues): void {
  for (const [index, item] of productDetails.entries()) {
    if (!isShare(item.type)) continue;
    const named = animals.find(({ id }) => String(id) === item.animalId);
    const isAny = ranch.sellsByAnimal && isAnyAnimal(item);
    // Of any animals, only those at a lawful price are chosen for the family.
    const pricings = isAny
      ? [pricingOf(ranch), ...animals.map(({ pricing }) => pricing)]
      : [named?.pricing ?? pricingOf(ranch)];
    const [refusal, ...others] = pricings.map((pricing) => pricingRefusal(pricing, ranch.state, 'toFamily'));
    if (refusal && others.every(Boolean)) throw badInput({ [`productDetails[${index}].type`]: refusal });
  }
}

/** A sale that isn't lawful, of the animal or product with this name. */
class UnlawfulSale extends Refusal {
  readonly goods: string;

  constructor(goods: string, field: string, { reason, rule }: LegalPath & { allowed: false }) {
    super('BAD_USER_INPUT', reason, { fields: { [field]: reason }, rule });
    this.goods = goods;
  }
}

/** Errors: BAD_USER_INPUT with `rule`. */
function refuseUnlawful({ name, field, path }: { name: string; field: string; path: LegalPath }): void {
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

type Open = { id: number; tag: string; taken: number[]; waiting: number };

/** Refuses shares that fit nowhere and may not wait. Says what is left: the open animals with room, and the place in line. Errors: CONFLICT. */
export async function refuseMissed(
  db: Knex,
  { offer, values }: { offer: Offer & { ranch: RancherRow }; values: OrderValues },
  missed: Chosen['missed'],
): Promise<void> {
  const [first] = missed;
  if (!first) return;
  refuseUnlawfulRoom(offer, values, first);
  const { id: rancherId, takesLine } = offer.ranch;
  const sql = `select a.id, a.tag, a.taken, line.waiting
    from (select count(*)::integer as waiting from claims
      where rancher_id = ? and ${IS_WAITING}) line
    left join animals a on a.rancher_id = ? and a.stage = 'OPEN' and a.quarters_left > 0
    order by a.harvest_order, a.id limit 100`;
  const rows = await prepared<Open>(db, { sql, bindings: [rancherId, rancherId] });
  const open = rows.filter(({ id }) => id !== null);
  const left = open.map(({ id, tag, taken }) => ({ animalId: String(id), tag, shares: sharesLeft(taken).shares }));
  const item = values.productDetails[first.index];
  const share = item && cowShareOf(item.type);
  const hasPrice = first.animalId !== null || (share && offer.ranch[share.priceField] > 0);
  const line = takesLine && hasPrice ? { linePosition: (rows[0]?.waiting ?? 0) + 1 } : {};
  const taken = missed.map(({ index, animalId }) => ({ index, animalId: animalId === null ? null : String(animalId) }));
  const own = open.find(({ id }) => id === first.animalId);
  throw conflict(missedText(first.animalId, own, line), { taken, left, ...line });
}

/** Names the law if it's all that stands between a family and the room that an animal has. Errors: BAD_USER_INPUT with `rule`. */
function refuseUnlawfulRoom(
  { animals, ranch, state }: Offer & { ranch: RancherRow },
  { productDetails, shippingMethod }: OrderValues,
  { index }: Chosen['missed'][number],
): void {
  const item = productDetails[index];
  if (!item || !isShare(item.type) || !isAnyAnimal(item)) return;
  const quarters = QUARTERS_OF[item.type];
  const roomy = animals.find(({ taken }) => choosePlaces(taken, quarters));
  const path = roomy && sharePath(roomy, ranch, { shippingMethod, state });
  if (path) refuseUnlawful({ name: roomy.tag, field: 'shippingMethod', path });
}

function missedText(
  animalId: number | null,
  own: Open | undefined,
  { linePosition }: { linePosition?: number },
): string {
  if (animalId === null) return "Sold out: this ranch has no room for it and isn't taking a line. Choose what's left.";
  const rest = own ? `${sharesLeft(own.taken).text} of this animal` : 'This animal has no room left';
  const wait = linePosition === undefined ? '' : `, or wait as number ${linePosition} in line`;
  return `Someone just took it: ${rest}. Choose what's left${wait}.`;
}

/** Refuses lines whose price or terms aren't those that the family saw. Errors: PRICE_CHANGED with the new ones. */
export function refuseChanged(items: OrderItemValues[], lines: ChosenLine[], ranch: DepositDays): void {
  const prices = lines.flatMap((chosen) => changedLine(items[chosen.index], chosen, ranch));
  if (prices.length === 0) return;
  const names = [...new Set(prices.map(({ name }) => name))].join(', ');
  const what = prices.some(({ sent, price }) => sent !== null && sent !== price) ? 'price has' : 'terms have';
  throw new Refusal('PRICE_CHANGED', `The ${what} changed: ${names}`, { prices });
}

type DepositDays = Pick<RancherRow, 'depositDays'>;

function changedLine(item: OrderItemValues | undefined, { index, line, shares }: ChosenLine, ranch: DepositDays) {
  const sent = item?.price ?? null;
  const stale = shares.find(({ version }) => item?.offerVersion && item.offerVersion !== version);
  if ((sent === null || sent === line.price) && !stale) return [];
  const { type, name, variantName, price, quantity, productId: id, variantId } = line;
  const share = stale ?? shares[0];
  const terms = share && termsNow(share, ranch);
  const now = { price, ...terms };
  const changed = Object.entries(now).flatMap(([field, after]) => {
    if (field === 'price') return sent === null || sent === price ? [] : [{ field, before: sent, after }];
    return stale ? [{ field, after }] : [];
  });
  return [{ index, type, id, variantId, name, variantName, quantity, price, sent, ...terms, changed }];
}

const termsNow = ({ animal, places, told, version }: ChosenLine['shares'][number], { depositDays }: DepositDays) => ({
  ...{ priceFrom: told.from, priceTo: told.to, deposit: told.deposit, payer: told.payer },
  depositDays: told.deposit > 0 && places.length > 0 ? depositDays : null,
  ...{
    animalId: animal && String(animal.id),
    animalTag: animal?.tag ?? null,
    harvestDate: animal?.harvestDate ?? null,
    inspection: animal?.inspection ?? null,
  },
  offerVersion: version,
});
