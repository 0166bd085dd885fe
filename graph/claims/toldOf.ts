import { createHash } from 'node:crypto';
import { flatPrice, type PricedQuarter, type ShareTerms, termsOnAnimal } from '../../rules/herd/lineTerms';
import { type OwnYield, packagedYield, type RanchYield } from '../../rules/herd/packagedYield';
import { billedFees } from '../../rules/herd/processorPayer';
import type { Quarters } from '../../rules/herd/quarters';
import type { Cents } from '../../rules/money/money';
import type { AnimalRow } from '../animals/Animal';
import type { ProcessorRow } from '../processors/Processor';
import type { RancherRow } from '../ranches/Rancher';

export type PricedAnimal = Pick<
  AnimalRow,
  'pricing' | 'pricePerPound' | 'expectedHangingFromTenths' | 'expectedHangingToTenths'
> &
  PricedQuarter &
  OwnYield;
export type Fees = Pick<ProcessorRow, 'killFee' | 'cutAndWrapPerPound' | 'payer'>;

type OfferedBy = { ranch: RanchYield; processor: Fees | null | undefined };

/** Returns what a family is told about a share of an animal. */
export function toldOf(animal: PricedAnimal, { ranch, processor }: OfferedBy, quarters: Quarters): ShareTerms {
  const { expectedHangingFromTenths: from, expectedHangingToTenths: to, ...terms } = animal;
  const expected = from === null || to === null ? null : { from, to };
  return termsOnAnimal(
    { ...terms, fees: billedFees(processor), expected, packagedYield: packagedYield(animal, ranch) },
    quarters,
  );
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
