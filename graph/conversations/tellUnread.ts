import type { Knex } from 'knex';
import { mustExist, transaction } from '../database/transaction';
import { queueMail } from '../mail/queueMail';
import { Conversation, Message, otherSide, type Side } from './Conversation';

/** How long a message stays unread before its reader is mailed. */
const DELAY = '5 minutes';

/** How long new messages after a mail count as the same burst, unless the reader reads all messages. */
const BURST = '12 hours';

export type Reader = { conversationId: number; side: Side };

/** Schedules a mail to a side if a message stays unread. One job covers all messages that arrive before it runs. */
export const queueUnreadMail = (trx: Knex, reader: Reader, at = `now() + interval '${DELAY}'`): Promise<void> =>
  addJob(trx, reader, { at, waitsFor: '' });

type Job = { at: string; waitsFor: '' | ' burst' };

/** Gives the job at the end of a burst its own key, so that it doesn't delay the job of a message after everything was read. */
async function addJob(trx: Knex, reader: Reader, { at, waitsFor }: Job): Promise<void> {
  await trx.raw(
    `select graphile_worker.add_job('tellUnreadMessages', with_traceparent(?::json), job_key => ?,
       job_key_mode => 'preserve_run_at', run_at => ${at})`,
    [JSON.stringify(reader), `tellUnreadMessages ${reader.conversationId} ${reader.side}${waitsFor}`],
  );
}

const mailedAt = (side: Side) => (side === 'RANCH' ? 'ranchMailedAt' : 'customerMailedAt');

/** Mails a side about its unread messages, once for each burst. */
export async function tellUnreadMessages(db: Knex, { conversationId, side }: Reader): Promise<void> {
  await transaction(db, async (trx) => {
    const conversation = await Conversation.query(trx).findById(conversationId).forUpdate();
    const oldest = await Message.query(trx)
      .where({ conversationId, side: otherSide(side) })
      .whereNull('seenAt')
      .orderBy('id')
      .first()
      .select('*', trx.raw(`sent_at <= now() - interval '${DELAY}' as "isDue"`));
    if (!conversation || !oldest) return;
    const { isDue } = oldest as Message & { isDue: boolean };
    // The message that queued this job was read in time, and a later one is still unread.
    if (!isDue) return queueUnreadMail(trx, { conversationId, side }, after(oldest.sentAt, DELAY));
    const lastMail = conversation[mailedAt(side)];
    if (lastMail && !(await isBurstOver(trx, lastMail))) return waitForBurst(trx, { conversationId, side }, lastMail);
    await conversation.$query(trx).patch({ [mailedAt(side)]: trx.fn.now() });
    await queueMail(trx, { template: 'unreadMessages', conversationId, side });
  });
}

const after = (moment: string, time: string) => `timestamptz '${new Date(moment).toISOString()}' + interval '${time}'`;

/** Schedules a mail at the end of the burst, if messages came after the last mail. Earlier messages aren't mailed again. */
async function waitForBurst(trx: Knex, { conversationId, side }: Reader, lastMail: string): Promise<void> {
  const newer = await Message.query(trx)
    .where({ conversationId, side: otherSide(side) })
    .whereNull('seenAt')
    .where('sentAt', '>', lastMail)
    .first();
  if (newer) await addJob(trx, { conversationId, side }, { at: after(lastMail, BURST), waitsFor: ' burst' });
}

async function isBurstOver(trx: Knex, moment: string): Promise<boolean> {
  const { rows } = await trx.raw(`select ?::timestamptz <= now() - interval '${BURST}' as over`, [moment]);
  return Boolean(mustExist(rows[0] as { over: boolean } | undefined).over);
}
