import { type ShareTold, termsOnAnimal } from '../../rules/herd/lineTerms';
import type { Quarters } from '../../rules/herd/quarters';
import type { AnimalRow } from '../animals/Animal';
import type { ProcessorRow } from '../processors/Processor';

export type PricedAnimal = Pick<
  AnimalRow,
  'pricing' | 'price' | 'pricePerPound' | 'depositPerQuarter' | 'expectedHangingFromTenths' | 'expectedHangingToTenths'
>;
export type Fees = Pick<ProcessorRow, 'killFee' | 'cutAndWrapPerPound' | 'payer'>;

/** Returns what a family is told about a share of an animal. */
export function toldOf(animal: PricedAnimal, processor: Fees | null | undefined, quarters: Quarters): ShareTold {
  const { expectedHangingFromTenths: from, expectedHangingToTenths: to, ...terms } = animal;
  const fees = processor ?? { killFee: 0, cutAndWrapPerPound: 0, payer: 'RANCH' };
  return termsOnAnimal({ ...terms, fees, expected: from === null || to === null ? null : { from, to } }, quarters);
}
