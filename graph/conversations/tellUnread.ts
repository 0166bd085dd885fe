import type { Knex } from 'knex';
import { mustExist } from '../database/mustExist';
import { transaction } from '../database/transaction';
import { queueMail } from '../mail/queueMail';
import { Conversation, Message, otherSide, type Side } from './Conversation';

/** How long a message lies unread before its reader is mailed. */
const REST = '5 minutes';

/** What comes while a mail lies unanswered belongs to the same burst, for at most this long. */
const BURST = '12 hours';

/** The side of a conversation that has messages to read. */
export type Reader = { conversationId: number; side: Side };

/** Has a side mailed once a message has rested unread. One job waits for all messages that rest. */
export const queueUnreadMail = (trx: Knex, reader: Reader, at = `now() + interval '${REST}'`): Promise<void> =>
  addJob(trx, reader, { at, waitsFor: '' });

type Job = { at: string; waitsFor: '' | ' burst' };

/** What waits for the end of a burst is a job of its own: once the side has read, the next message rests only minutes. */
async function addJob(trx: Knex, reader: Reader, { at, waitsFor }: Job): Promise<void> {
  await trx.raw(
    `select graphile_worker.add_job('tellUnreadMessages', ?::json, job_key => ?,
       job_key_mode => 'preserve_run_at', run_at => ${at})`,
    [JSON.stringify(reader), `tellUnreadMessages ${reader.conversationId} ${reader.side}${waitsFor}`],
  );
}

const mailedAt = (side: Side) => (side === 'RANCH' ? 'ranchMailedAt' : 'customerMailedAt');

/** The task that mails a side of its unread messages, one mail for a burst. */
export async function tellUnreadMessages(db: Knex, { conversationId, side }: Reader): Promise<void> {
  await transaction(db, async (trx) => {
    const conversation = await Conversation.query(trx).findById(conversationId).forUpdate();
    const oldest = await Message.query(trx)
      .where({ conversationId, side: otherSide(side) })
      .whereNull('seenAt')
      .orderBy('id')
      .first()
      .select('*', trx.raw(`sent_at <= now() - interval '${REST}' as "hasRested"`));
    if (!conversation || !oldest) return;
    const { hasRested } = oldest as Message & { hasRested: boolean };
    // The first of the burst was read in time, and a later one wasn't.
    if (!hasRested) return queueUnreadMail(trx, { conversationId, side }, after(oldest.sentAt, REST));
    const told = conversation[mailedAt(side)];
    if (told && !(await isOver(trx, told))) return waitForBurst(trx, { conversationId, side }, told);
    await conversation.$query(trx).patch({ [mailedAt(side)]: trx.fn.now() });
    await queueMail(trx, { template: 'unreadMessages', conversationId, side });
  });
}

const after = (moment: string, time: string) => `timestamptz '${new Date(moment).toISOString()}' + interval '${time}'`;

/** What came since the mail is told when the burst is over. What the mail told already isn't told again. */
async function waitForBurst(trx: Knex, { conversationId, side }: Reader, told: string): Promise<void> {
  const newer = await Message.query(trx)
    .where({ conversationId, side: otherSide(side) })
    .whereNull('seenAt')
    .where('sentAt', '>', told)
    .first();
  if (newer) await addJob(trx, { conversationId, side }, { at: after(told, BURST), waitsFor: ' burst' });
}

async function isOver(trx: Knex, moment: string): Promise<boolean> {
  const { rows } = await trx.raw(`select ?::timestamptz <= now() - interval '${BURST}' as over`, [moment]);
  return Boolean(mustExist(rows[0] as { over: boolean } | undefined).over);
}
