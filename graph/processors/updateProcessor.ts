import { processorInput } from '../../rules/herd/processorForm';
import { auditHerd } from '../animals/auditHerd';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import type { MutationUpdateProcessorArgs } from '../resolverTypes.generated';
import { validate } from '../schema/validate';
import { lockProcessor } from './lockProcessor';
import type { Processor } from './Processor';

/** Changes a processor. Fields that are left out stay. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function updateProcessor(
  context: Context,
  { id, input }: MutationUpdateProcessorArgs,
): Promise<Processor> {
  return transaction(context.db, async (trx) => {
    const { processor } = await lockProcessor(trx, id, context);
    const values = await validate(processorInput, { ...processor, ...input });
    await auditHerd(trx, context, { of: processor, before: processor, after: values });
    return processor.$query(trx).patchAndFetch({ ...values, updatedAt: trx.fn.now() as never });
  });
}
