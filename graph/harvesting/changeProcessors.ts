import type { Knex } from 'knex';
import { LIMITS } from '../../rules/fields/limits';
import { cutSheetLines } from '../../rules/herd/cutSheet';
import { processorInput } from '../../rules/herd/processorForm';
import { type EnteredFees, knowsFees } from '../../rules/herd/processorPayer';
import { Animal } from '../animals/Animal';
import { auditHerd } from '../animals/lockAnimal';
import { herdRefusal } from '../claims/sharePath';
import { type Context, ownRanch, signedIn } from '../context';
import { readStandardInput } from '../cutSheets/readSheetInput';
import { transaction } from '../database/transaction';
import { badInput, conflict, notFound } from '../errors';
import { Processor } from '../processors/Processor';
import { lockRancher } from '../ranches/lockRancher';
import type { Rancher } from '../ranches/Rancher';
import { mayEdit } from '../ranches/visibleRanchers';
import { endOffersOf } from '../reserving/endOffers';
import { askForLivePurchases } from '../reserving/livePurchases';
import { serveLine } from '../reserving/serveLine';
import type { MutationCreateProcessorArgs, MutationUpdateProcessorArgs } from '../resolverTypes.generated';
import { idNumber, validate } from '../schema/arguments';
import { makeOnce } from '../schema/makeOnce';

/** Adds a processor to the viewer's ranch. Errors: BAD_USER_INPUT, CONFLICT. */
export async function createProcessor(
  context: Context,
  { input, idempotencyKey }: MutationCreateProcessorArgs,
): Promise<Processor> {
  const values = await validate(processorInput, input);
  const standardCutSheet = (await readStandardInput(input.standardCutSheet)) ?? null;
  const find = async (db: Knex, [id]: number[]) => Processor.query(db).findById(Number(id));
  return makeOnce(context, { idempotencyKey, change: { createProcessor: input }, find }, async (trx) => {
    const { id: rancherId } = await lockRancher(trx, ownRanch(context));
    if ((await Processor.query(trx).where({ rancherId }).resultSize()) >= LIMITS.processors) {
      throw conflict(`A ranch can have at most ${LIMITS.processors} processors. Remove one first.`);
    }
    return Processor.query(trx).insertAndFetch({ rancherId, ...values, standardCutSheet });
  });
}

/** What families in line are told about an animal's processor. */
const OFFERED = ['killFee', 'cutAndWrapPerPound', 'payer', 'inspection', 'state'] as const;

/** Changes a processor. Omitted fields stay. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function updateProcessor(
  context: Context,
  { id, input }: MutationUpdateProcessorArgs,
): Promise<Processor> {
  const standardCutSheet = await readStandardInput(input.standardCutSheet);
  return transaction(context.db, async (trx) => {
    const { processor, ranch } = await lockProcessor(trx, id, context);
    const fields = await validate(processorInput, { ...processor, ...feesOf(processor), ...input });
    await refuseUnknownFees(trx, processor, fields);
    const values = { ...fields, ...(standardCutSheet !== undefined && { standardCutSheet }) };
    await auditHerd(trx, context, { of: processor, before: readable(processor), after: readable(values) });
    const changed = await Processor.query(trx).patchAndFetchById(processor.id, {
      ...values,
      updatedAt: trx.fn.now(),
    });
    if (changed.inspection !== processor.inspection || changed.state !== processor.state) {
      await changeInspection(trx, { before: processor, changed, ranch });
    }
    if (!OFFERED.every((column) => changed[column] === processor[column])) {
      for (const { id } of await Animal.query(trx).where({ processorId: changed.id, stage: 'OPEN' })) {
        await endOffersOf(trx, id);
      }
    }
    await serveLine(trx, { rancherId: ranch.id, timeZone: context.config.timeZone, placesOpened: false });
    return changed;
  });
}

/** The fees that stay if nobody enters others. Once the price doesn't include them anymore, they aren't known. */
const feesOf = ({ payer, killFee, cutAndWrapPerPound }: Processor) =>
  payer === 'INCLUDED' ? { killFee: null, cutAndWrapPerPound: null } : { killFee, cutAndWrapPerPound };

/** Refuses to forget fees that families know of open animals by weight. Errors: BAD_USER_INPUT. */
async function refuseUnknownFees(trx: Knex.Transaction, before: Processor, after: EnteredFees): Promise<void> {
  if (knowsFees(after) || !knowsFees(before)) return;
  const open = await Animal.query(trx)
    .where({ processorId: before.id, stage: 'OPEN' })
    .whereNot({ pricing: 'FLAT' })
    .first();
  if (!open) return;
  const field = after.killFee === null ? 'killFee' : 'cutAndWrapPerPound';
  throw badInput({
    [field]: `Animal ${open.tag} is open and sold by weight, so families have to know the fees. Enter them, or say that they're included in your price.`,
  });
}

/** Returns values for the log, where an admin reads the standard sheet as text. */
function readable<Values extends Partial<Pick<Processor, 'standardCutSheet'>>>(values: Values) {
  const { standardCutSheet: sheet } = values;
  if (!sheet) return values;
  return { ...values, standardCutSheet: cutSheetLines(sheet).map(({ label, choice }) => `${label}: ${choice}`) };
}

type Inspected = { before: Processor; changed: Processor; ranch: Rancher };

/** Applies another inspection to the live animals. Errors: BAD_USER_INPUT if it makes an earlier sale unlawful. */
async function changeInspection(trx: Knex.Transaction, { before, changed, ranch }: Inspected): Promise<void> {
  const animals = await Animal.query(trx).where({ processorId: changed.id }).whereIn('stage', ['PLANNED', 'OPEN']);
  const refusal = await herdRefusal(trx, animals, ranch);
  if (refusal) throw badInput({ [changed.inspection === before.inspection ? 'state' : 'inspection']: refusal });
  const ids = animals.map(({ id }) => id);
  await askForLivePurchases(trx, ids);
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
