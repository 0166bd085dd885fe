import { createHash } from 'node:crypto';
import {
  flatPrice,
  type PricedQuarter,
  type ShareTerms,
  type ShareTold,
  termsOnAnimal,
} from '../../rules/herd/lineTerms';
import { type OwnYield, packagedYield, type RanchYield } from '../../rules/herd/packagedYield';
import { billedFees } from '../../rules/herd/processorPayer';
import type { Quarters } from '../../rules/herd/quarters';
import type { Cents } from '../../rules/money/money';
import type { AnimalRow } from '../animals/Animal';
import type { ProcessorRow } from '../processors/Processor';
import type { RancherRow } from '../ranches/Rancher';
import type { ClaimRow } from './Claim';

export type PricedAnimal = Pick<
  AnimalRow,
  'pricing' | 'pricePerPound' | 'expectedHangingFromTenths' | 'expectedHangingToTenths'
> &
  PricedQuarter &
  OwnYield;
export type Fees = Pick<ProcessorRow, 'killFee' | 'cutAndWrapPerPound' | 'payer'>;

type OfferedBy = { ranch: RanchYield; processor: Fees | null | undefined };

/** Returns what a family is told about a share of an animal. What binds already is taken from what it was told before. */
export function toldOf(
  animal: PricedAnimal,
  { ranch, processor }: OfferedBy,
  quarters: Quarters,
  bound: Pick<ShareTold, 'fees' | 'packagedYield'> = {},
): ShareTerms {
  const { expectedHangingFromTenths: from, expectedHangingToTenths: to, ...terms } = animal;
  const expected = from === null || to === null ? null : { from, to };
  const { fees = billedFees(processor), packagedYield: expectedYield = packagedYield(animal, ranch) } = bound;
  return termsOnAnimal({ ...terms, fees, expected, packagedYield: expectedYield }, quarters);
}

type PlacedShare = Pick<ClaimRow, 'quarters' | 'pricing' | 'price' | 'pricePerPound' | 'deposit' | 'told'>;

/** Returns what a share comes to by the terms that it got with its animal, as the animal is expected to weigh now. */
export function termsNow(claim: PlacedShare, animal: PricedAnimal, offeredBy: OfferedBy): ShareTerms {
  const { quarters, told, pricing, pricePerPound } = claim;
  const price = claim.price ?? 0;
  const own = { price, halfPrice: price, wholePrice: price, depositPerQuarter: (claim.deposit ?? 0) / quarters };
  const terms = { pricing: pricing ?? animal.pricing, pricePerPound: pricePerPound ?? animal.pricePerPound };
  return toldOf({ ...animal, ...own, ...terms }, offeredBy, quarters, told ?? {});
}

/** The version of the offer of a share of an animal, which changes with its terms. `trueCostSql` computes the same. */
export function offerVersion(
  animal: PricedAnimal & Pick<AnimalRow, 'harvestDate' | 'inspection'>,
  processor: Fees | null | undefined,
  quarters: Quarters,
): string {
  const { pricing, pricePerPound, depositPerQuarter, harvestDate, inspection } = animal;
  const { expectedHangingFromTenths, expectedHangingToTenths } = animal;
  const { killFee = null, cutAndWrapPerPound = null, payer = 'RANCH' } = processor ?? {};
  return versionOf([
    ...[pricing, flatPrice(animal, quarters), pricePerPound, expectedHangingFromTenths, expectedHangingToTenths],
    ...[killFee, cutAndWrapPerPound, payer, depositPerQuarter * quarters, inspection, harvestDate],
  ]);
}

/** The version of the offer of a share of no animal in particular. */
export function listVersion(
  { pricingModel, pricePerPound }: Pick<RancherRow, 'pricingModel' | 'pricePerPound'>,
  price: Cents,
  deposit: Cents,
): string {
  const pricing = pricePerPound > 0 ? pricingModel : 'FLAT';
  return versionOf([pricing, price, pricePerPound, ...NO_ANIMAL, 'RANCH', deposit, null, null]);
}

const NO_ANIMAL = [null, null, null, null] as const;

function versionOf(parts: (string | number | null)[]): string {
  return createHash('md5')
    .update(parts.map((part) => part ?? '').join('|'))
    .digest('hex')
    .slice(0, 12);
}
