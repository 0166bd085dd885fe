import { type OwnYield, type PackagedYield, packagedYield, type RanchYield } from '../herd/packagedYield';
import { billedFees, type EnteredFees, knowsFees, type ProcessorPayer } from '../herd/processorPayer';
import { QUARTERS_OF, type Quarters, type ShareItemType } from '../herd/quarters';
import type { Cents } from '../money/money';
import { cowShareOf, USUAL_HANGING_TENTHS } from '../products/cowShares';
import type { PricingModel, ShippingMethod } from '../words/vocabulary';
import type { CostBasis } from './costBasis';

/** Packaged pounds that fit into a cubic foot, packed loosely. */
export const POUNDS_PER_CUBIC_FOOT = 25;

/** An animal of which the share can be reserved, with its own terms. */
export interface CostAnimal extends OwnYield {
  pricing: PricingModel;
  /** The price of a quarter, if it's flat. */
  price: Cents;
  pricePerPound: Cents;
  /** What the whole animal should weigh on the rail, in tenths of a pound. Null until the ranch enters it. */
  expectedHangingTenths: { from: number; to: number } | null;
  /** Null while there's no processor. */
  processor: (EnteredFees & { payer: ProcessorPayer }) | null;
}

export interface CostTerms {
  share: ShareItemType;
  /** The ranch's own terms, which count for a share without an animal. */
  ranch: { price: Cents; pricingModel: PricingModel; pricePerPound: Cents } & RanchYield;
  animal: CostAnimal | null;
  /** How the share gets to the family, or null if the family's place is unknown. */
  delivery: { method: ShippingMethod; fee: Cents } | null;
}

export interface TrueCost {
  price: { from: Cents; to: Cents };
  /** Per packaged pound. */
  perPound: { from: Cents; to: Cents };
  /** In pounds, to a tenth. */
  packagedPounds: { from: number; to: number };
  freezerCubicFeet: { from: number; to: number };
  /** Null without an animal, for which the usual weights of a share count. */
  packagedYield: PackagedYield | null;
  restsOn: CostBasis[];
}

/** The weights of a share of a light or of a heavy animal. Whole numbers, so that PostgreSQL calculates the same. */
interface Weights {
  /** Hanging, in fortieths of a pound: a quarter of a tenth. */
  hanging: number;
  /** Packaged, in four-thousandths of a pound. */
  packaged: number;
}

/** Calculates what a share costs in total and per packaged pound, for the beef, its processing and its delivery. */
export function trueCost({ share, ranch, animal, delivery }: CostTerms): TrueCost {
  const quarters = QUARTERS_OF[share];
  const terms = termsOf(ranch, animal, quarters);
  const ofAnimal = animal && packagedYield(animal, ranch);
  const ends = weightsOf(share, animal, ofAnimal).map((weights) => {
    const cents = beefOf(terms, weights) + processingOf(animal, quarters, weights) + (delivery?.fee ?? 0);
    return { cents, perPound: divided(cents * 4_000, weights.packaged), packaged: weights.packaged };
  });
  const packaged = spanOf(ends.map((end) => end.packaged));
  return {
    price: spanOf(ends.map(({ cents }) => cents)),
    perPound: spanOf(ends.map(({ perPound }) => perPound)),
    packagedPounds: eachEnd(packaged, (weight) => divided(weight, 400) / 10),
    freezerCubicFeet: eachEnd(packaged, (weight) => Math.ceil(weight / (POUNDS_PER_CUBIC_FOOT * 2_000)) / 2),
    packagedYield: ofAnimal,
    restsOn: basisOf({ ranch, animal, delivery, pricing: terms.pricing }),
  };
}

interface Terms {
  pricing: PricingModel;
  /** The price of the whole share, if it's flat. */
  flat: Cents;
  pricePerPound: Cents;
}

/** Without a price per pound, a ranch that sells by the pound has an estimated price for the share. */
function termsOf(ranch: CostTerms['ranch'], animal: CostAnimal | null, quarters: Quarters): Terms {
  if (animal) return { ...animal, flat: animal.price * quarters };
  const pricing = ranch.pricePerPound > 0 ? ranch.pricingModel : 'FLAT';
  return { pricing, flat: ranch.price, pricePerPound: ranch.pricePerPound };
}

/** Without an animal, the usual weights of such a share count. */
function weightsOf(share: ShareItemType, animal: CostAnimal | null, percent: PackagedYield | null): Weights[] {
  const expected = animal?.expectedHangingTenths ?? USUAL_HANGING_TENTHS;
  const usual = cowShareOf(share);
  return (['from', 'to'] as const).map((end) => {
    const hanging = animal ? expected[end] * QUARTERS_OF[share] : (usual?.hangingPounds[end] ?? 0) * 40;
    return { hanging, packaged: percent ? hanging * percent[end] : (usual?.yieldPounds[end] ?? 0) * 4_000 };
  });
}

function beefOf({ pricing, flat, pricePerPound }: Terms, { hanging, packaged }: Weights): Cents {
  if (pricing === 'FLAT') return flat;
  return pricing === 'HANGING' ? divided(pricePerPound * hanging, 40) : divided(pricePerPound * packaged, 4_000);
}

/** A flat price includes processing that the ranch pays. */
const hasProcessing = ({ pricing, processor }: CostAnimal): boolean =>
  pricing !== 'FLAT' || processor?.payer === 'FAMILY';

const paysProcessing = (animal: CostAnimal): boolean => hasProcessing(animal) && knowsFees(animal.processor);

function processingOf(animal: CostAnimal | null, quarters: Quarters, { hanging }: Weights): Cents {
  if (!animal?.processor || !paysProcessing(animal)) return 0;
  const { killFee, cutAndWrapPerPound } = billedFees(animal.processor);
  return divided(killFee * quarters, 4) + divided(cutAndWrapPerPound * hanging, 40);
}

function basisOf({
  ranch,
  animal,
  delivery,
  pricing,
}: Omit<CostTerms, 'share'> & { pricing: PricingModel }): CostBasis[] {
  const isEstimate = !animal && ranch.pricingModel !== 'FLAT' && pricing === 'FLAT';
  const isProcessingOpen = animal
    ? hasProcessing(animal) && !knowsFees(animal.processor)
    : ranch.pricingModel !== 'FLAT';
  return [
    isEstimate ? 'ESTIMATED_PRICE' : `${pricing}_PRICE`,
    animal?.expectedHangingTenths ? 'EXPECTED_WEIGHT' : 'USUAL_WEIGHT',
    ...(animal && paysProcessing(animal) ? (['PROCESSING'] as const) : []),
    ...(isProcessingOpen ? (['PROCESSING_UNKNOWN'] as const) : []),
    delivery ? delivery.method : 'NO_PLACE',
  ];
}

/** Divides, rounding half up. */
const divided = (amount: number, by: number): number => Math.floor((2 * amount + by) / (2 * by));

const spanOf = (values: number[]) => ({ from: Math.min(...values), to: Math.max(...values) });

const eachEnd = ({ from, to }: { from: number; to: number }, convert: (value: number) => number) => ({
  from: convert(from),
  to: convert(to),
});
