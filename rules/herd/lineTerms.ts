import type { Cents } from '../money/money';
import { linePrice } from '../money/pricing';
import { quoteOf } from '../settlement/quote';
import type { SettledItem, SettledShare, SettlementFacts } from '../settlement/settle';
import type { WeightBasis } from '../settlement/settlementWords';
import type { ProcessorFees } from '../settlement/shareParts';
import { startOfDay } from '../time/timeZone';
import { PACKAGED_PERCENT, type PercentRange } from './packagedYield';
import type { ProcessorPayer } from './processorPayer';
import { PLACES, type Quarters } from './quarters';

/** What a family is told about a share before it has an animal, or about one that it's asked to take. */
export interface ShareTold {
  /** The range of what the ranch bills for the share, without delivery. */
  from: Cents;
  to: Cents;
  deposit: Cents;
  payer: ProcessorPayer;
  /** Whether the processor's fees come on top, which nobody knows. */
  isProcessingUnknown?: true;
  /** The fees and the yield of the animal, which settle it and its quote. Shares in line and earlier ones have none. */
  fees?: ProcessorFees;
  packagedYield?: PercentRange;
  /** The order's line at these terms. Earlier ones have none. */
  line?: ShareLine;
}

export interface ShareLine {
  price: Cents;
  /** The part of the price that is beef, on which commission is due. */
  goods: Cents;
  /** The weight that the price goes by. Null for a flat price. */
  basis: WeightBasis | null;
  pricePerPound: Cents | null;
}

export type ShareTerms = ShareTold & { line: ShareLine };

/** Whether terms are no worse than what a family was told. Someone who was told nothing can't have agreed to anything. */
export function isNoWorse(terms: ShareTold, told: ShareTold | null): boolean {
  if (!told) return false;
  const pays = terms.payer === 'FAMILY' && told.payer !== 'FAMILY';
  return terms.to <= told.to && terms.deposit <= told.deposit && !pays;
}

/** What an animal says of a quarter, and of larger shares that have a flat price of their own. */
export interface PricedQuarter {
  price: Cents;
  halfPrice?: Cents | null | undefined;
  wholePrice?: Cents | null | undefined;
  depositPerQuarter: Cents;
}

/** The flat price of a share: its own, or that of its quarters. `trueCostSql` computes the same. */
export function flatPrice(
  { price, halfPrice, wholePrice }: Omit<PricedQuarter, 'depositPerQuarter'>,
  quarters: Quarters,
): Cents {
  return (quarters === 4 ? wholePrice : quarters === 2 ? halfPrice : null) ?? price * quarters;
}

type AnimalTerms = Pick<SettledShare, 'pricing' | 'pricePerPound' | 'fees' | 'expected' | 'packagedYield'> &
  PricedQuarter;

export function termsOnAnimal(terms: AnimalTerms, quarters: Quarters): ShareTerms {
  const { depositPerQuarter, price: _quarter, halfPrice: _half, wholePrice: _whole, ...animal } = terms;
  const share: SettledShare = {
    ...animal,
    ...{ claimId: 0, itemId: 0, animalId: 0, name: '', tag: '', weight: null, packagedTenths: null },
    price: flatPrice(terms, quarters),
    places: PLACES.slice(0, quarters),
    sharers: [{ ...animal, places: PLACES.slice(0, quarters) }],
  };
  const { from, to, isProcessingUnknown } = quoteOf({ ...NOTHING, shares: [share] });
  const beef = quoteOf({ ...NOTHING, shares: [{ ...share, fees: NO_FEES }] });
  const { pricing, pricePerPound } = animal;
  const basis = pricing === 'FLAT' ? { basis: null, pricePerPound: null } : { basis: pricing, pricePerPound };
  const { fees, packagedYield: { from: least, to: most } = PACKAGED_PERCENT } = animal;
  const told = {
    from,
    to,
    deposit: depositPerQuarter * quarters,
    payer: fees.payer,
    packagedYield: { from: least, to: most },
    line: { price: linePrice({ from, to }), goods: linePrice(beef), ...basis },
  };
  // A family can't have agreed to fees that nobody knew.
  return isProcessingUnknown ? { ...told, isProcessingUnknown } : { ...told, ...(!fees.isUnknown && { fees }) };
}

type Listed = Pick<SettledItem, 'type' | 'price' | 'basis' | 'pricePerPound'>;

/** What a ranch's list says about a share of no animal in particular, where the ranch pays its processor. */
export function termsOfList(item: Listed, deposit: Cents): ShareTerms {
  const line = { ...item, itemId: 0, name: '', quantity: 1, tenths: null };
  const { from, to } = quoteOf({ ...NOTHING, items: [line] });
  const { price, basis, pricePerPound } = item;
  return { from, to, deposit, payer: 'RANCH', line: { price, goods: price, basis, pricePerPound } };
}

/** A share without a processor costs what its beef costs. */
const NO_FEES: ProcessorFees = { killFee: 0, cutAndWrapPerPound: 0, payer: 'INCLUDED' };

const NOTHING: SettlementFacts = {
  shares: [],
  items: [],
  delivery: { method: 'LOCAL_PICKUP', fee: 0 },
  charges: [],
  commissionRate: 0,
};

/** How long a family may decline a place that it got at once, and how long a place is held for its answer. */
export const HOURS_TO_DECLINE = 24;
const HOURS_TO_ANSWER = 48;

/** When a place is no longer held for an answer: never past the day of the harvest. Null if there's no time left to ask. */
export function heldUntil(harvestDate: string | null, now: Date, timeZone: string): Date | null {
  const latest = new Date(now.getTime() + HOURS_TO_ANSWER * 3_600_000);
  const harvest = harvestDate === null ? latest : startOfDay(timeZone, harvestDate, 1);
  const until = harvest < latest ? harvest : latest;
  return until > now ? until : null;
}
