import type { Knex } from 'knex';
import { recallForm } from '../../rules/herd/recallForm';
import { audit, changesOf } from '../audit/audit';
import { type Context, signedIn } from '../context';
import { advisoryLocks } from '../database/advisoryLocks';
import type { RowId } from '../database/reading/rowId';
import { conflict, notFound } from '../errors';
import { countAttempt } from '../limits/attempts';
import { queueMails } from '../mail/queueMail';
import type { MutationStartRecallArgs } from '../resolverTypes.generated';
import { idNumber, validate } from '../schema/arguments';
import { makeOnce } from '../schema/makeOnce';
import { countFound, searchFor } from './recallScope';

/** One statement, so that hundreds of animals take as long as one. Each family gets one letter, however many orders it has. */
const start = (found: string) => `
  with found as materialized (${found}),
  recall as (
    insert into recalls (rancher_id, author_id, found_by, reason, advice)
    values (:rancherId, :authorId, :foundBy, :reason, :advice) returning id
  ),
  shares as (
    insert into recall_shares (recall_id, animal_id, claim_id) select recall.id, animal_id, claim_id from found, recall
  ),
  notices as (
    insert into recall_notices (recall_id, customer_id, order_id)
    select recall.id, customer_id, max(order_id) from found, recall where customer_id is not null group by 1, 2
    returning *
  ),
  ${queueMails(`
    select json_build_object('template', 'recall', 'recallId', recall_id, 'orderId', order_id) as mail,
      customer_id as user_id, order_id from notices`)}
  select id from recall`;

/** Two people who hear of it at once press at once, and families should get one letter. */
const STARTED = `
  select recall_id as id from recall_shares s join recalls r on r.id = s.recall_id
  where r.created_at > now() - interval '10 minutes' and animal_id in (select animal_id from (FOUND) found)
  group by recall_id having count(distinct animal_id) = (select count(distinct animal_id) from (FOUND) found)`;

/** Writes to every family of the animals that match. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, RATE_LIMITED, IDEMPOTENCY_MISMATCH. */
export async function startRecall(
  context: Context,
  { scope, idempotencyKey, ...input }: MutationStartRecallArgs,
): Promise<RowId> {
  const texts = await validate(recallForm, input);
  const search = await searchFor(context, scope);
  const { id: authorId } = signedIn(context);
  await countAttempt(context, 'recall', `viewer ${authorId}`);
  const find = async (db: Knex, [id]: number[]): Promise<RowId | undefined> => db('recalls').where({ id }).first('id');
  const once = { idempotencyKey, change: { startRecall: scope, ...input }, find };
  return makeOnce(context, once, async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [advisoryLocks.startingRecall]);
    const { animals, families } = await countFound(trx, search);
    const { sql, bindings, foundBy, rancherId } = search;
    const { rows: others } = await trx.raw(STARTED.replaceAll('FOUND', sql), bindings);
    if (others.length > 0) throw conflict('Someone has just started a recall of these animals. Look at it first.');
    const { rows } = await trx.raw(start(sql), { ...bindings, ...texts, authorId, foundBy });
    await audit(trx, context, {
      action: 'RECALL_STARTED',
      ...(rancherId && { to: { type: 'RANCHER', id: rancherId } }),
      changes: changesOf({}, { recall: rows[0].id, foundBy, animals, families }),
    });
    return rows[0];
  });
}

/** Remembers when the viewer's family first read it. Errors: NOT_FOUND. */
export async function readRecall(context: Context, given: string): Promise<RowId> {
  const notice = { recallId: idNumber(given), customerId: signedIn(context).id };
  const read = await context
    .db('recallNotices')
    .where(notice)
    .update({ readAt: context.db.raw('coalesce(read_at, now())') });
  if (read === 0) throw notFound('Recall');
  return { id: notice.recallId };
}
