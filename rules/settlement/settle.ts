import type { PercentRange } from '../herd/packagedYield';
import { isShare, type Place } from '../herd/quarters';
import { commissionFor } from '../money/commission';
import type { Cents } from '../money/money';
import { type ItemType, SHIPPING_METHOD, type ShippingMethod } from '../words/vocabulary';
import type { ChargeKind, LineKind, WeightBasis } from './settlementWords';
import {
  type HangingWeight,
  hangingPounds,
  type ProcessorFees,
  type Sharer,
  type ShareTerms,
  shareParts,
} from './shareParts';
import { centsForTenths } from './splitCents';

/** A share of an animal with everything that its price depends on. */
export interface SettledShare extends ShareTerms {
  claimId: number;
  itemId: number;
  name: string;
  places: readonly Place[];
  animalId: number;
  tag: string;
  /** Null until the animal is weighed. */
  weight: HangingWeight | null;
  /** The weight of the share's packages. Null until it's recorded. */
  packagedTenths: number | null;
  fees: ProcessorFees;
  /** All shares of the animal. Settlements from before they were stored have none, and estimates null. */
  sharers?: readonly Sharer[] | null;
  /** What the ranch expects the whole animal to weigh, in tenths of a pound. */
  expected: { from: number; to: number } | null;
  /** How much of the hanging weight should end up packaged. Settlements from before it was stored don't have it. */
  packagedYield?: PercentRange;
}

/** A line of an order without those of its shares that are on an animal. */
export interface SettledItem {
  itemId: number;
  type: ItemType;
  name: string;
  /** Pounds of a cut, and pieces of everything else. */
  quantity: number;
  price: Cents;
  /** Null for a fixed price. */
  basis: WeightBasis | null;
  pricePerPound: Cents | null;
  /** The weight of the whole line in tenths of a pound. Null until it's weighed. */
  tenths: number | null;
  /** Set for a share that was ordered at the list price and not of an animal. It's estimated at that price. */
  isRequest?: true;
  /** What the family was told that each share of the line would cost. Null or left out if that isn't known. */
  told?: { from: Cents; to: Cents } | null;
}

export interface OtherCharge {
  kind: ChargeKind;
  amount: Cents;
  reason: string;
}

/** Everything that an order's price depends on. It's stored with each revision, so that the price can be recalculated. */
export interface SettlementFacts {
  shares: readonly SettledShare[];
  items: readonly SettledItem[];
  delivery: { method: ShippingMethod; fee: Cents };
  charges: readonly OtherCharge[];
  /** Percent. */
  commissionRate: number;
  /** Settlements from before discounts lowered the goods don't have it. */
  discountsLowerGoods?: true;
}

export interface SettledLine {
  kind: LineKind;
  label: string;
  claimId: number | null;
  itemId: number | null;
  /** Null if the amount doesn't depend on a weight. */
  pounds: number | null;
  basis: WeightBasis | null;
  pricePerPound: Cents | null;
  /** Negative for a discount. */
  amount: Cents;
  /** Whether the family pays the amount to the processor, so that it isn't part of the total. */
  toProcessor: boolean;
}

export interface SettledOrder {
  lines: SettledLine[];
  /** Beef and products, less discounts. Commission is due on them. */
  goods: Cents;
  total: Cents;
  toProcessor: Cents;
  commission: Cents;
}

/** Names what is sold by weight and not weighed yet: 'animal 41', 'the packaged weight of Half Cow', 'Quarter Cow'. */
export function unweighedParts({ shares, items }: SettlementFacts): string[] {
  const unweighed = shares
    .filter(({ pricing, weight }) => pricing === 'HANGING' && !weight)
    .map(({ tag }) => `animal ${tag}`);
  const unpacked = shares
    .filter(({ pricing, packagedTenths }) => pricing === 'PACKAGED' && packagedTenths === null)
    .map(({ name, tag }) => `the packaged weight of ${name}, animal ${tag}`);
  const lines = items.filter(waitsForWeight).map(({ name }) => name);
  return [...new Set([...unweighed, ...unpacked, ...lines])];
}

/** Cuts count as ordered until they are weighed. */
const waitsForWeight = ({ basis, type, tenths }: SettledItem) =>
  basis !== null && type !== 'SELECT_CUT' && tenths === null;

/** Calculates what an order costs, line by line. Everything that is sold by weight must have been weighed. */
export function settle(facts: SettlementFacts): SettledOrder {
  const lines = [
    ...facts.shares.flatMap(linesOfShare),
    ...facts.items.map(lineOfItem),
    ...deliveryLine(facts.delivery),
    ...facts.charges.map(lineOfCharge),
  ];
  const sum = (some: SettledLine[]) => some.reduce((total, { amount }) => total + amount, 0);
  const discounts = sum(lines.filter(({ kind }) => kind === 'DISCOUNT' && facts.discountsLowerGoods));
  const goods = Math.max(0, sum(lines.filter(({ kind }) => kind === 'BEEF' || kind === 'PRODUCT')) + discounts);
  return {
    lines,
    goods,
    total: sum(lines.filter(({ toProcessor }) => !toProcessor)),
    toProcessor: sum(lines.filter(({ toProcessor }) => toProcessor)),
    commission: commissionFor(goods, facts.commissionRate),
  };
}

const NOTHING = { claimId: null, itemId: null, pounds: null, basis: null, pricePerPound: null, toProcessor: false };

function linesOfShare(share: SettledShare): SettledLine[] {
  const { claimId, itemId, name, tag, places, pricing, fees, weight } = share;
  const parts = shareParts(share, weight ?? NO_WEIGHT, fees, share.sharers);
  const hanging = weight && hangingPounds(places, weight);
  const packaged = share.packagedTenths === null ? null : share.packagedTenths / 10;
  const base = { ...NOTHING, claimId, itemId };
  const beef: SettledLine = {
    ...base,
    kind: 'BEEF',
    label: `${name}, animal ${tag}`,
    pounds: pricing === 'PACKAGED' ? packaged : hanging,
    basis: pricing === 'FLAT' ? null : pricing,
    pricePerPound: pricing === 'FLAT' ? null : share.pricePerPound,
    amount: parts.beef,
  };
  // A flat price includes everything that the ranch pays.
  const toProcessor = fees.payer === 'FAMILY';
  if (pricing === 'FLAT' && !(toProcessor && weight)) return [beef];
  const kill: SettledLine = { ...base, kind: 'KILL_FEE', label: 'Kill fee', amount: parts.killFee, toProcessor };
  const cut: SettledLine = {
    ...{ ...base, kind: 'CUT_AND_WRAP', label: 'Cut and wrap', amount: parts.cutAndWrap, toProcessor },
    ...{ pounds: hanging, basis: 'HANGING', pricePerPound: fees.cutAndWrapPerPound },
  };
  return [beef, ...[kill, cut].filter(({ amount }) => amount > 0)];
}

/** How much an amount differs from its pounds times its price, because cents can't be split. */
export function roundingOf({
  pounds,
  pricePerPound,
  amount,
}: Pick<SettledLine, 'pounds' | 'pricePerPound' | 'amount'>): Cents {
  if (pounds === null || pricePerPound === null) return 0;
  return amount - Math.floor((Math.round(pounds * 1000) * pricePerPound + 500) / 1000);
}

const NO_WEIGHT: HangingWeight = { tenths: 0, sides: null };

function lineOfItem(item: SettledItem): SettledLine {
  const { itemId, type, name, quantity, price, basis, pricePerPound, tenths } = item;
  const isCut = type === 'SELECT_CUT';
  const kind = isShare(type) ? 'BEEF' : 'PRODUCT';
  const base = { ...NOTHING, kind, itemId, label: name } satisfies Partial<SettledLine>;
  if (basis && pricePerPound !== null && tenths !== null) {
    return { ...base, pounds: tenths / 10, basis, pricePerPound, amount: centsForTenths(pricePerPound, tenths) };
  }
  if (isCut) return { ...base, pounds: quantity, basis, pricePerPound, amount: price * quantity };
  return { ...base, label: quantity > 1 ? `${quantity} × ${name}` : name, amount: price * quantity };
}

function deliveryLine({ method, fee }: SettlementFacts['delivery']): SettledLine[] {
  return fee > 0 ? [{ ...NOTHING, kind: 'DELIVERY', label: SHIPPING_METHOD.label(method), amount: fee }] : [];
}

function lineOfCharge({ kind, amount, reason }: OtherCharge): SettledLine {
  return { ...NOTHING, kind, label: reason, amount: kind === 'DISCOUNT' ? -amount : amount };
}
