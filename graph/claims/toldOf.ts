import { type ShareTold, termsOnAnimal } from '../../rules/herd/lineTerms';
import { type OwnYield, packagedYield, type RanchYield } from '../../rules/herd/packagedYield';
import { billedFees } from '../../rules/herd/processorPayer';
import type { Quarters } from '../../rules/herd/quarters';
import type { AnimalRow } from '../animals/Animal';
import type { ProcessorRow } from '../processors/Processor';

export type PricedAnimal = Pick<
  AnimalRow,
  'pricing' | 'price' | 'pricePerPound' | 'depositPerQuarter' | 'expectedHangingFromTenths' | 'expectedHangingToTenths'
> &
  OwnYield;
export type Fees = Pick<ProcessorRow, 'killFee' | 'cutAndWrapPerPound' | 'payer'>;

type OfferedBy = { ranch: RanchYield; processor: Fees | null | undefined };

/** Returns what a family is told about a share of an animal. */
export function toldOf(animal: PricedAnimal, { ranch, processor }: OfferedBy, quarters: Quarters): ShareTold {
  const { expectedHangingFromTenths: from, expectedHangingToTenths: to, ...terms } = animal;
  const expected = from === null || to === null ? null : { from, to };
  return termsOnAnimal(
    { ...terms, fees: billedFees(processor), expected, packagedYield: packagedYield(animal, ranch) },
    quarters,
  );
}
