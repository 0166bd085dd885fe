import { LIMITS } from '../../../rules/fields/limits';
import { pricingRefusal } from '../../../rules/herd/legalPath';
import { type ShareTerms, termsOfList } from '../../../rules/herd/lineTerms';
import {
  choosePlaces,
  isShare,
  PLACES,
  type Place,
  QUARTERS_OF,
  type Quarters,
  type ShareItemType,
} from '../../../rules/herd/quarters';
import { type Cents, lineTotal } from '../../../rules/money/money';
import { type OrderItemValues, type OrderValues, TOO_MANY_IN_LINE } from '../../../rules/orders/orderForm';
import { termsOf } from '../../claims/Claim';
import { depositDueOn } from '../../claims/depositDue';
import { sharePath } from '../../claims/sharePath';
import { listVersion, offerVersion, toldOf } from '../../claims/toldOf';
import { badInput } from '../../errors';
import type { RancherRow } from '../../ranches/Rancher';
import { type PricedItem, priceItem, pricingOf } from './priceItems';
import { isAnyAnimal, type Offer, type OfferedAnimal } from './readOffer';

/** A claim to store. Without places, it waits in the line. `item` is the number of the order's line, from 1. */
export type NewClaim = {
  item: number;
  quarters: Quarters;
  animalId: number | null;
  places: Place[];
  told: ShareTerms;
  depositDue?: string | null;
} & Partial<ReturnType<typeof termsOf>>;

/** A share as it would be ordered now, with what its family is told. */
export type ChosenShare = {
  quarters: Quarters;
  /** The animal whose terms count. Null for the next one. */
  animal: OfferedAnimal | null;
  /** Empty if it waits in line. */
  places: Place[];
  told: ShareTerms;
  version: string;
};

/** A line to store: a requested item, or the part of its shares that has one price. `index` is the item's. */
export type ChosenLine = { index: number; line: PricedItem; shares: ChosenShare[] };

export type Chosen = { lines: ChosenLine[]; missed: { index: number; animalId: number | null }[] };

type Offering = Offer & { ranch: RancherRow };

/** Whether an item's shares hold places or wait. A ranch that sells by the animal sells no others. */
export const isOfAnimal = ({ sellsByAnimal }: RancherRow, { type, animalId, nextAnimal }: OrderItemValues): boolean =>
  isShare(type) && Boolean(animalId || nextAnimal || sellsByAnimal);

/** Lines at the ranch's prices, each share with its places. `missed` fit nowhere and may not wait. */
export function chooseLines(offer: Offering, values: OrderValues): Chosen {
  const taken = new Map(offer.animals.map(({ id, taken: places }) => [id, [...places]]));
  const missed: Chosen['missed'] = [];
  const lines = values.productDetails.flatMap((item, index): ChosenLine[] => {
    const plain = { index, line: priceItem(offer, item, `productDetails[${index}]`), shares: [] };
    if (!isShare(item.type) || !isOfAnimal(offer.ranch, item)) return [plain];
    const spots = spotsFor({ ...item, type: item.type }, plain.line.price, { offer, values, taken });
    const given = item.animalId ? Number(item.animalId) : null;
    missed.push(...spots.filter((spot) => !spot).map(() => ({ index, animalId: given })));
    const found = spots.filter((spot) => spot !== null);
    if (found.filter(({ places }) => places.length === 0).length > LIMITS.sharesInLine) {
      throw badInput({ [`productDetails[${index}].quantity`]: TOO_MANY_IN_LINE });
    }
    return linesOf(
      found.map((spot) => shareAt(offer.ranch, plain.line, { ...spot, type: item.type as ShareItemType })),
    ).map((line) => ({ index, ...line }));
  });
  return { lines, missed };
}

type Spot = Pick<ChosenShare, 'animal' | 'places'>;
type Herd = { offer: Offering; values: OrderValues; taken: Map<number, number[]> };
type SharesOfItem = OrderItemValues & { type: ShareItemType };

/** Finds a place for each share of an item. Null for a share that fits nowhere and may not wait. */
function spotsFor(item: SharesOfItem, listPrice: Cents, herd: Herd): (Spot | null)[] {
  const { taken } = herd;
  const { animals, ranch } = herd.offer;
  const quarters = QUARTERS_OF[item.type];
  const named = animals.find(({ id }) => String(id) === item.animalId) ?? null;
  const mayWait =
    ranch.takesLine &&
    (named || listPrice > 0) &&
    (item.nextAnimal || (isAnyAnimal(item) && !pricingRefusal(pricingOf(ranch), ranch.state, 'toFamily')));
  const from = named ? [named] : isAnyAnimal(item) ? animalsFor(item, herd) : [];
  return Array.from({ length: item.quantity }, () => {
    for (const animal of from) {
      const places = reserve(animal, quarters, taken);
      if (places) return { animal, places };
    }
    return mayWait ? { animal: named, places: [] } : null;
  });
}

function reserve({ id, stage }: OfferedAnimal, quarters: Quarters, taken: Herd['taken']): Place[] | null {
  const held = stage === 'OPEN' ? taken.get(id) : undefined;
  const places = held ? choosePlaces(held, quarters) : null;
  if (places) held?.push(...places);
  return places;
}

/** The animals for an item of any animal, the soonest first: one that has room for all of its shares, or else all. */
function animalsFor({ type, quantity }: SharesOfItem, { offer, values, taken }: Herd): OfferedAnimal[] {
  const lawful = offer.animals
    .filter((animal) => isForFamily(animal, offer, values))
    .sort((one, other) => (one.readyFrom ?? 'later').localeCompare(other.readyFrom ?? 'later') || one.id - other.id);
  const fitsAll = (animal: OfferedAnimal) => {
    const copy = new Map([[animal.id, [...(taken.get(animal.id) ?? [])]]]);
    return (
      quantity <= PLACES.length &&
      Array.from({ length: quantity }).every(() => reserve(animal, QUARTERS_OF[type], copy))
    );
  };
  const one = lawful.find(fitsAll);
  return one ? [one] : lawful;
}

/** Whether the law lets the ranch sell a share of an animal to this family this way. */
const isForFamily = (animal: OfferedAnimal, { ranch, state }: Offering, { shippingMethod }: OrderValues): boolean =>
  !pricingRefusal(animal.pricing, ranch.state) && sharePath(animal, ranch, { shippingMethod, state }).allowed;

type PricedShare = { line: PricedItem; share: ChosenShare };

/** Prices a share: the middle of what the ranch bills on an animal, or the list price. */
function shareAt(
  ranch: RancherRow,
  listed: PricedItem,
  { type, ...spot }: Spot & { type: ShareItemType },
): PricedShare {
  const quarters = QUARTERS_OF[type];
  const { animal } = spot;
  if (!animal) {
    const deposit = (ranch.depositRequired ? ranch.depositAmount : 0) * quarters;
    const version = listVersion(ranch, listed.price, deposit);
    return {
      line: listed,
      share: { ...spot, quarters, told: termsOfList({ ...listed, type }, deposit), version },
    };
  }
  const told = toldOf(animal, { ranch, processor: animal.fees }, quarters);
  const { goods: _goods, ...line } = told.line;
  const version = offerVersion(animal, animal.fees, quarters);
  return { line: { ...listed, ...line }, share: { ...spot, quarters, told, version } };
}

/** Joins the shares of an item that have the same price to a line. */
function linesOf(shares: PricedShare[]): Omit<ChosenLine, 'index'>[] {
  const termsOfLine = ({ line: { price, basis } }: PricedShare) => `${price} ${basis}`;
  const all = [...new Set(shares.map(termsOfLine))];
  return all.flatMap((terms) => {
    const group = shares.filter((share) => termsOfLine(share) === terms);
    const [first] = group;
    return first ? [{ line: { ...first.line, quantity: group.length }, shares: group.map(({ share }) => share) }] : [];
  });
}

/** The part of the lines' prices that is beef and products. Commission is due on it. */
export const goodsOf = (lines: ChosenLine[]): Cents =>
  lines.reduce((sum, { line, shares }) => {
    const ofShares = shares.reduce((goods, { told }) => goods + told.line.goods, 0);
    return sum + (shares.length > 0 ? ofShares : lineTotal(line.price, line.quantity));
  }, 0);

/** The lines of items whose shares come at several prices. */
export const splitLines = (lines: ChosenLine[]): PricedItem[] =>
  lines.filter(({ index }) => lines.filter((one) => one.index === index).length > 1).map(({ line }) => line);

export function claimsOf(lines: ChosenLine[], allowed: Parameters<typeof depositDueOn>[1]): NewClaim[] {
  return lines.flatMap(({ shares }, at) =>
    shares.map(({ animal, places, quarters, told }): NewClaim => {
      const waiting = { item: at + 1, quarters, animalId: null, places, told };
      if (!animal || places.length === 0) return waiting;
      const depositDue = depositDueOn(animal, allowed);
      return { ...waiting, animalId: animal.id, ...termsOf(animal, quarters), depositDue };
    }),
  );
}
