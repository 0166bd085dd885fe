import type { Knex } from 'knex';
import { LIMITS } from '../../rules/fields/limits';
import { doorForm } from '../../rules/herd/doorForm';
import { pathTo } from '../../rules/site';
import { hashOfLinkToken, newLinkToken } from '../accounts/linkToken';
import { auditHerd } from '../animals/lockAnimal';
import { type Context, ownRanch, signedIn } from '../context';
import type { RowId } from '../database/reading/rowId';
import { transaction } from '../database/transaction';
import { conflict, notFound } from '../errors';
import { countAttempt } from '../limits/attempts';
import { queueMail } from '../mail/queueMail';
import { Processor } from '../processors/Processor';
import { lockRancher } from '../ranches/lockRancher';
import { mayEdit } from '../ranches/visibleRanchers';
import type { MutationCreateDoorArgs, MutationLetWeightsThroughArgs } from '../resolverTypes.generated';
import { idNumber, validate } from '../schema/arguments';
import { makeOnce } from '../schema/makeOnce';
import { requireApprovedRanch } from '../tokens/requireApprovedRanch';

/** Gives a door a new link. The previous one stops working. The browsers in which it was opened stay open. */
export async function issueDoorLink(db: Knex, id: number): Promise<string> {
  const token = newLinkToken();
  await db('processorDoors')
    .where({ id })
    .update({ tokenHash: hashOfLinkToken(token) });
  // Browsers don't send what follows the #, so the token is in no log.
  return `${pathTo('door', {})}#${token}`;
}

type NewDoor = { door: RowId; link: string | null; rancher: RowId };

/** Makes a link for a processor of the viewer's ranch. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT, RATE_LIMITED. */
export async function createDoor(
  context: Context,
  { processorId, email: given, idempotencyKey }: MutationCreateDoorArgs,
): Promise<NewDoor> {
  await requireApprovedRanch(context, 'Links for processors');
  const { email } = await validate(doorForm, { email: given ?? '' });
  const own = { id: idNumber(processorId, 'processorId'), rancherId: ownRanch(context) };
  await countAttempt(context, 'invitation', String(signedIn(context).id));
  const change = { createDoor: { processorId, email } };
  const find = async (db: Knex, [id]: number[]): Promise<RowId | undefined> =>
    db('processorDoors').where({ id, revokedAt: null }).first('id');
  const door = await makeOnce(context, { idempotencyKey, change, find }, async (trx) => {
    const ranch = await lockRancher(trx, own.rancherId);
    const processor = await Processor.query(trx).findOne(own);
    if (!processor) throw notFound('Processor');
    await refuseTooMany(trx, ranch.id);
    const row = { rancherId: ranch.id, processorId: processor.id, email: email || null };
    const [made] = await trx('processorDoors').insert(row).returning(['id']);
    await auditHerd(trx, context, { of: row, before: {}, after: { linkFor: processor.name } });
    if (email) await queueMail(trx, { template: 'processorDoor', doorId: made.id });
    return made;
  });
  // Nobody has seen the link of a lost answer, so the same door gets a new one.
  const link = email ? null : `${context.config.publicUrl}${await issueDoorLink(context.db, door.id)}`;
  return { door, link, rancher: { id: own.rancherId } };
}

/** Errors: CONFLICT. */
async function refuseTooMany(trx: Knex, rancherId: number): Promise<void> {
  const live = await trx('processorDoors').where({ rancherId, revokedAt: null }).pluck('id');
  if (live.length < LIMITS.processorDoors) return;
  throw conflict(
    `You already have ${live.length} links for processors, the most you can have. Revoke one you don't need first.`,
  );
}

/** Revokes a link, which takes effect with the next request. Errors: NOT_FOUND for everyone but the ranch and admins. */
export const revokeDoor = (context: Context, id: string): Promise<RowId> =>
  changeDoor(context, id, async (trx, { door, processor }) => {
    await trx('processorDoors').where({ id: door.id }).update({ revokedAt: trx.fn.now() });
    return { before: { linkFor: processor.name }, after: { linkFor: null } };
  });

/** Chooses whether weights by a link are recorded at once. Errors: NOT_FOUND for everyone but the ranch and admins. */
export const letWeightsThrough = (
  context: Context,
  { id, letsThrough }: MutationLetWeightsThroughArgs,
): Promise<RowId> =>
  changeDoor(context, id, async (trx, { door, processor }) => {
    await trx('processorDoors').where({ id: door.id }).update({ letsWeightsThrough: letsThrough });
    const field = `weightsOf${processor.name}`;
    return { before: { [field]: door.letsWeightsThrough }, after: { [field]: letsThrough } };
  });

type Door = {
  id: number;
  rancherId: number;
  processorId: number;
  letsWeightsThrough: boolean;
  revokedAt: string | null;
};
type Found = { door: Door; processor: Processor };

/** Changes a link that wasn't revoked, and returns its ranch. */
async function changeDoor(
  context: Context,
  given: string,
  change: (trx: Knex, found: Found) => Promise<{ before: object; after: object }>,
): Promise<RowId> {
  return transaction(context.db, async (trx) => {
    const door = await trx('processorDoors')
      .where({ id: idNumber(given) })
      .forNoKeyUpdate()
      .first<Door | undefined>();
    if (!door || !mayEdit({ id: door.rancherId }, signedIn(context))) throw notFound('Link');
    if (door.revokedAt === null) {
      const processor = await Processor.query(trx).findById(door.processorId).throwIfNotFound();
      await auditHerd(trx, context, { of: door, ...(await change(trx, { door, processor })) });
    }
    return { id: door.rancherId };
  });
}
