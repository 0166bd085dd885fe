import type { Knex } from 'knex';
import { processorInput } from '../../rules/herd/processorForm';
import { Animal } from '../animals/Animal';
import { auditHerd } from '../animals/auditHerd';
import { Claim } from '../claims/Claim';
import { refusedByLaw } from '../claims/sharePath';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { badInput } from '../errors';
import type { Rancher } from '../ranches/Rancher';
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
    const { processor, ranch } = await lockProcessor(trx, id, context);
    const values = await validate(processorInput, { ...processor, ...input });
    await auditHerd(trx, context, { of: processor, before: processor, after: values });
    const changed = await processor.$query(trx).patchAndFetch({ ...values, updatedAt: trx.fn.now() as never });
    await refuseUnlawful(trx, changed, ranch);
    return changed;
  });
}

/** The inspection may not make a sale unlawful that was made. Errors: BAD_USER_INPUT (inspection). */
async function refuseUnlawful(trx: Knex.Transaction, { id: processorId }: Processor, ranch: Rancher): Promise<void> {
  const animals = await Animal.query(trx)
    .where({ processorId })
    .whereNot('stage', 'CLOSED')
    .where('quartersLeft', '<', 4);
  for (const animal of animals) {
    const claims = await Claim.query(trx).where({ animalId: animal.id });
    const [illegal] = await refusedByLaw(trx, claims, { animal, ranch });
    if (illegal)
      throw badInput({ inspection: `A family has reserved a share of animal ${animal.tag}. ${illegal.path.reason}` });
  }
}
