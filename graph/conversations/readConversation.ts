import { reasonForm } from '../../rules/reasonForm';
import { audit } from '../audit/audit';
import { type Context, signedIn } from '../context';
import { loader, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { type Sql, sql, viewerId } from '../database/reading/sql';
import { transaction } from '../database/transaction';
import { notFound } from '../errors';
import type { AdminConversationsArgs, MutationReadConversationArgs } from '../resolverTypes.generated';
import { idNumber, validate } from '../schema/arguments';
import { Conversation, type ConversationRow, type ConversationSummaryRow } from './Conversation';

/** Returns the record that audit entries refer to: the order, or the ranch if there's no order. */
export const recordOf = ({ orderId, rancherId }: Pick<ConversationRow, 'orderId' | 'rancherId'>) =>
  orderId === null ? ({ type: 'RANCHER', id: rancherId } as const) : ({ type: 'ORDER', id: orderId } as const);

/** Lets an admin read a conversation, and logs why. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function readConversation(context: Context, args: MutationReadConversationArgs): Promise<ConversationRow> {
  const { reason } = await validate(reasonForm, args);
  return transaction(context.db, async (trx) => {
    const conversation = await Conversation.query(trx).findById(idNumber(args.conversationId, 'conversationId'));
    if (!conversation) throw notFound('Conversation');
    await audit(trx, context, {
      action: 'CONVERSATION_READ',
      to: recordOf(conversation),
      changes: [
        { field: 'conversation', before: null, after: String(conversation.id) },
        { field: 'reason', before: null, after: reason },
      ],
    });
    return conversation;
  });
}

/** How long an admin can load photos and read complaints after giving a reason. */
const READ_ACCESS = '1 hour';

/** Returns whether the admin has recently given a reason to read this conversation. */
export async function hasReadLately({ db, ...context }: Context, conversationId: number): Promise<boolean> {
  const sql = `select from audit_entries where actor_id = ? and action = 'CONVERSATION_READ'
    and created_at > now() - interval '${READ_ACCESS}' and changes @> ?::jsonb limit 1`;
  const change = JSON.stringify([{ field: 'conversation', after: String(conversationId) }]);
  const rows = await prepared<object>(db, { sql, bindings: [signedIn({ db, ...context }).id, change] });
  return rows.length > 0;
}

/** `hasReadLately` as SQL. */
export const isReadLately = (conversationId: Sql): Sql => sql`exists (
  select from audit_entries where actor_id = ${viewerId} and action = 'CONVERSATION_READ'
    and created_at > now() - interval '${READ_ACCESS}'
    and changes @> jsonb_build_array(jsonb_build_object('field', 'conversation', 'after', ${conversationId}::text)))`;

const MAX_CONVERSATIONS = 50;

/** Lists conversations without their messages, for admins. Errors: BAD_USER_INPUT. */
export async function listSummaries(
  { db }: Context,
  { orderId, rancherId, customerId }: AdminConversationsArgs,
): Promise<ConversationSummaryRow[]> {
  const query = db('conversations').whereRaw('last_message_at is not null');
  if (orderId) query.whereRaw('order_id = ?', [idNumber(orderId, 'orderId')]);
  if (rancherId) query.whereRaw('rancher_id = ?', [idNumber(rancherId, 'rancherId')]);
  if (customerId) query.whereRaw('customer_id = ?', [idNumber(customerId, 'customerId')]);
  return query.orderByRaw('last_message_at desc, id desc').limit(MAX_CONVERSATIONS).select('*');
}

export const countMessages = loader<number, number>(async ({ db }, ids) => {
  const sql =
    'select conversation_id as id, count(*)::integer as count from messages where conversation_id = any(?) group by 1';
  const rows = await prepared<{ id: number; count: number }>(db, { sql, bindings: [ids] });
  return onePerKey(ids, rows, ({ id }) => id).map((row) => row?.count ?? 0);
});
