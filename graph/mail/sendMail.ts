import path from 'node:path';
import type { Task } from 'graphile-worker';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { BRAND } from '../../rules/words/brand';
import { icsOf } from '../calendar/icsOf';
import type { Config } from '../config';
import { fileDelivery, smtpDelivery } from './delivery';
import type { Letter } from './Letter';
import { layout } from './layout';
import type { MailRow } from './MailRecord';
import type { Mail } from './queueMail';
import { writeLetter } from './writeLetter';

/** Keeps out-of-office replies from answering. */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** The task that writes and sends one queued mail. After a crash it may run again, with the same message id. */
export function sendMail({ db, config, log }: { db: Knex; config: Config; log: Logger }): Task {
  const { smtpUrl, dataDir, publicUrl, mailFrom } = config;
  const deliver = smtpUrl ? smtpDelivery(smtpUrl) : fileDelivery(path.join(dataDir, 'mail'), log);
  const { hostname } = new URL(publicUrl);
  const from = mailFrom ?? { name: BRAND, address: `no-reply@${hostname}` };
  return async (payload, { job }) => {
    const { attempts, max_attempts: most } = job;
    const record = (result: Partial<MailRow>) => recordResult(db, job.id, { attempts, ...result });
    const logUnrecorded = (error: unknown) =>
      log.error({ err: error, jobId: job.id }, 'the result of a mail was not recorded');
    try {
      const letter = await writeLetter(db, payload as Mail);
      if (!letter) return await record({ state: 'SKIPPED' });
      const { to, replyTo, subject } = letter;
      await record({ subject });
      const messageId = `<${job.id}.${job.created_at.getTime()}@${hostname}>`;
      const attachments = calendarOf(letter, publicUrl);
      const body = layout(letter, publicUrl);
      const envelope = { messageId, from, to, replyTo, subject, headers: HEADERS, attachments, ...body };
      await deliver(envelope, job);
    } catch (error) {
      await record({ state: attempts < most ? 'QUEUED' : 'FAILED' }).catch(logUnrecorded);
      throw error;
    }
    // The mail is sent, and throwing now would send it again.
    await record({ state: 'SENT', sentAt: db.fn.now() as never }).catch(logUnrecorded);
  };
}

function calendarOf({ calendar = [] }: Letter, publicUrl: string) {
  if (calendar.length === 0) return [];
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  return [{ filename: 'dates.ics', contentType, content: icsOf(calendar, publicUrl) }];
}

/** A sent mail stays sent, even if its job runs again after a crash. */
async function recordResult(db: Knex, jobId: string, result: Partial<MailRow>): Promise<void> {
  await db('mails').where({ jobId }).whereRaw("state in ('QUEUED', 'FAILED')").update(result);
}
