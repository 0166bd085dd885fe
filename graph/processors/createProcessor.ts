import { processorInput } from '../../rules/herd/processorForm';
import { type Context, ownRanch } from '../context';
import type { ProcessorInput } from '../resolverTypes.generated';
import { validate } from '../schema/validate';
import { Processor } from './Processor';

/** Adds a processor to the viewer's ranch. Errors: BAD_USER_INPUT. */
export async function createProcessor(context: Context, input: ProcessorInput): Promise<Processor> {
  const values = await validate(processorInput, input);
  return Processor.query(context.db).insertAndFetch({ rancherId: ownRanch(context), ...values });
}
