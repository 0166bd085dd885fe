import type { Knex } from 'knex';
import type { AnimalInput } from '../../rules/herd/animalForm';
import { pricingRefusal } from '../../rules/herd/legalPath';
import { badInput } from '../errors';
import { checkProductPhotos } from '../photos/checkPhotos';
import { Processor } from '../processors/Processor';
import { idNumber } from '../schema/arguments';
import type { AnimalRow } from './Animal';

/** Returns columns from valid input. The caller has locked the ranch. Errors: BAD_USER_INPUT (processorId, photoUrl). */
export async function animalColumns(
  trx: Knex.Transaction,
  rancherId: number,
  input: Omit<AnimalInput, 'tag' | 'eid' | 'liveWeight'>,
  before?: Pick<AnimalRow, 'photoUrl'>,
) {
  const {
    processorId,
    photoUrl = null,
    expectedHangingWeight: weight,
    packagedYield,
    cutSheetsDue = null,
    ...rest
  } = input;
  await checkProductPhotos(trx, rancherId, [{ field: 'photoUrl', url: photoUrl, before: before?.photoUrl }]);
  return {
    ...rest,
    photoUrl,
    processorId: processorId ? await ownProcessor(trx, rancherId, processorId) : null,
    expectedHangingFromTenths: tenthsOf(weight?.from),
    expectedHangingToTenths: tenthsOf(weight?.to),
    ownYieldFrom: packagedYield?.from ?? null,
    ownYieldTo: packagedYield?.to ?? null,
    ownCutSheetsDue: cutSheetsDue,
  };
}

/** Errors: BAD_USER_INPUT (pricing). */
export function refusePricing({ state }: { state: string }, { pricing }: Pick<AnimalRow, 'pricing'>): void {
  const refusal = pricingRefusal(pricing, state);
  if (refusal) throw badInput({ pricing: refusal });
}

export const tenthsOf = (pounds?: number | null) => (typeof pounds === 'number' ? Math.round(pounds * 10) : null);

async function ownProcessor(trx: Knex.Transaction, rancherId: number, processorId: string): Promise<number> {
  const processor = await Processor.query(trx).findOne({ id: idNumber(processorId, 'processorId'), rancherId });
  if (!processor) throw badInput({ processorId: 'Please select one of your processors' });
  return processor.id;
}
