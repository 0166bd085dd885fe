import type { Knex } from 'knex';
import { LIMITS } from '../../rules/fields/limits';
import { cutSheetLines } from '../../rules/herd/cutSheet';
import { processorInput } from '../../rules/herd/processorForm';
import { Animal } from '../animals/Animal';
import { auditHerd } from '../animals/auditHerd';
import { Claim } from '../claims/Claim';
import { askForLivePurchases } from '../claims/livePurchases';
import { refusedByLaw } from '../claims/sharePath';
import { type Context, ownRanch, signedIn } from '../context';
import { readStandardInput } from '../cutSheets/readSheetInput';
import { transaction } from '../database/transaction';
import { badInput, conflict, notFound } from '../errors';
import { lockRancher } from '../ranches/lockRancher';
import type { Rancher } from '../ranches/Rancher';
import { mayEdit } from '../ranches/visibleRanchers';
import type { MutationUpdateProcessorArgs, ProcessorInput } from '../resolverTypes.generated';
import { idNumber } from '../schema/ids';
import { validate } from '../schema/validate';
import { Processor } from './Processor';

/** Adds a processor to the viewer's ranch. Errors: BAD_USER_INPUT, CONFLICT. */
export async function createProcessor(context: Context, input: ProcessorInput): Promise<Processor> {
  const values = await validate(processorInput, input);
  const standardCutSheet = (await readStandardInput(input.standardCutSheet)) ?? null;
  return transaction(context.db, async (trx) => {
    const { id: rancherId } = await lockRancher(trx, ownRanch(context));
    if ((await Processor.query(trx).where({ rancherId }).resultSize()) >= LIMITS.processors) {
      throw conflict(`A ranch can have at most ${LIMITS.processors} processors. Remove one first.`);
    }
    return Processor.query(trx).insertAndFetch({ rancherId, ...values, standardCutSheet });
  });
}

/** Changes a processor. Omitted fields stay. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function updateProcessor(
  context: Context,
  { id, input }: MutationUpdateProcessorArgs,
): Promise<Processor> {
  const standardCutSheet = await readStandardInput(input.standardCutSheet);
  return transaction(context.db, async (trx) => {
    const { processor, ranch } = await lockProcessor(trx, id, context);
    const fields = await validate(processorInput, { ...processor, ...input });
    const values = { ...fields, ...(standardCutSheet !== undefined && { standardCutSheet }) };
    await auditHerd(trx, context, { of: processor, before: readable(processor), after: readable(values) });
    const changed = await processor.$query(trx).patchAndFetch({ ...values, updatedAt: trx.fn.now() as never });
    const animals = await heldAnimals(trx, changed);
    await refuseUnlawful(trx, animals, ranch);
    await askForLivePurchases(
      trx,
      animals.map(({ id }) => id),
    );
    return changed;
  });
}

/** Reads a processor's animals that aren't closed and have claimed shares. */
const heldAnimals = (trx: Knex.Transaction, { id: processorId }: Processor): Promise<Animal[]> =>
  Animal.query(trx).where({ processorId }).whereNot('stage', 'CLOSED').where('quartersLeft', '<', 4).execute();

/** Returns values for the log, where an admin reads the standard sheet as text. */
function readable<Values extends Partial<Pick<Processor, 'standardCutSheet'>>>(values: Values) {
  const { standardCutSheet: sheet } = values;
  if (!sheet) return values;
  return { ...values, standardCutSheet: cutSheetLines(sheet).map(({ label, choice }) => `${label}: ${choice}`) };
}

/** Refuses an inspection that makes an earlier sale unlawful. Errors: BAD_USER_INPUT (inspection). */
async function refuseUnlawful(trx: Knex.Transaction, animals: Animal[], ranch: Rancher): Promise<void> {
  for (const animal of animals) {
    const claims = await Claim.query(trx).where({ animalId: animal.id });
    const [illegal] = await refusedByLaw(trx, claims, { animal, ranch });
    if (illegal)
      throw badInput({ inspection: `A family has reserved a share of animal ${animal.tag}. ${illegal.path.reason}` });
  }
}

/** Removes a processor without animals. Errors: NOT_FOUND, CONFLICT. */
export async function deleteProcessor(context: Context, id: string | number): Promise<Rancher> {
  return transaction(context.db, async (trx) => {
    const { processor, ranch } = await lockProcessor(trx, id, context);
    // Animals get a processor under the lock of their ranch, so none can get this processor now.
    const animals = trx('animals').where({ processorId: processor.id }).orderBy('id').limit(4);
    const tags: string[] = await animals.clone().whereIn('stage', ['PLANNED', 'OPEN']).pluck('tag');
    if (tags.length > 0) throw conflict(`${namesOf(tags)} to this processor. Choose another one for them first.`);
    const [finished]: string[] = await animals.pluck('tag');
    if (finished) throw conflict(`Animal ${finished} is on record with this processor, so it can't be removed.`);
    await processor.$query(trx).delete();
    await auditHerd(trx, context, { of: processor, before: { processor: processor.name }, after: { processor: null } });
    return ranch;
  });
}

/** Returns 'Animal 41 goes', 'Animals 41 and 42 go' or 'Animals 41, 42, 43 and others go'. */
function namesOf(tags: string[]): string {
  if (tags.length === 1) return `Animal ${tags[0]} goes`;
  const last = tags.length > 3 ? 'others' : tags.at(-1);
  return `Animals ${tags.slice(0, -1).join(', ')} and ${last} go`;
}

/** Locks a processor and its ranch. Errors: NOT_FOUND for everyone but the ranch and admins. */
async function lockProcessor(
  trx: Knex.Transaction,
  id: string | number,
  context: Context,
): Promise<{ processor: Processor; ranch: Rancher }> {
  const found = await Processor.query(trx).findById(idNumber(id));
  if (!found || !mayEdit({ id: found.rancherId }, signedIn(context))) throw notFound('Processor');
  const ranch = await lockRancher(trx, found.rancherId);
  const processor = await Processor.query(trx).findById(found.id).forUpdate();
  if (!processor) throw notFound('Processor');
  return { processor, ranch };
}
