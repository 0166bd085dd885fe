import { reasonForm } from '../../rules/reasonForm';
import { audit } from '../audit/audit';
import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { conflict, notFound } from '../errors';
import { countAttempt } from '../limits/attempts';
import type { MutationReportMessageArgs } from '../resolverTypes.generated';
import { idNumber, validate } from '../schema/arguments';
import { Conversation, type MessageReportRow, type MessageRow } from './Conversation';
import { findConversation, loadMessage } from './loadConversations';
import { recordOf } from './readConversation';
import { sideOf } from './visibleConversations';

/** Reports a message of the other side. Errors: BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED. */
export async function reportMessage(context: Context, args: MutationReportMessageArgs): Promise<MessageRow> {
  const { reason } = await validate(reasonForm, args);
  const viewer = signedIn(context);
  const message = await loadMessage(context, idNumber(args.messageId, 'messageId'));
  const conversation = message && (await findConversation(context, message.conversationId));
  if (!conversation || sideOf(conversation, viewer) === message.side) throw notFound('Message');
  await countAttempt(context, 'report', `viewer ${viewer.id}`);
  const report = { messageId: message.id, reporterId: viewer.id, reason };
  await context.db('messageReports').insert(report).onConflict(['messageId', 'reporterId']).ignore();
  return message;
}

/** Closes a report, which removes it from the list. Errors: NOT_FOUND, CONFLICT. */
export async function closeMessageReport(context: Context, id: string): Promise<MessageReportRow> {
  return transaction(context.db, async (trx) => {
    const row = await trx('messageReports')
      .where({ id: idNumber(id) })
      .forUpdate()
      .first();
    const report = row as MessageReportRow | undefined;
    if (!report) throw notFound('Report');
    if (report.closedAt) throw conflict('Another admin has already dealt with this report.');
    const conversation = await Conversation.query(trx)
      .whereIn('id', trx('messages').where({ id: report.messageId }).select('conversationId'))
      .first()
      .throwIfNotFound();
    const changes = [{ field: 'reason', before: null, after: report.reason }];
    await audit(trx, context, { action: 'MESSAGE_REPORT_CLOSED', to: recordOf(conversation), changes });
    const [closed] = await trx('messageReports').where({ id: report.id }).update({ closedAt: trx.fn.now() }, '*');
    return closed;
  });
}
