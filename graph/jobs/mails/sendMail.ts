import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Task } from 'graphile-worker';
import type { Knex } from 'knex';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { BRAND } from '../../../rules/words/brand';
import { isDeletedAddress } from '../../closing/deletedAddress';
import type { Config } from '../../config';
import { icsOf } from '../../documents/icsOf';
import { writeLetter } from '../../letters/writeLetter';
import type { Addressee, Delivery, Letter } from '../../mail/Letter';
import type { MailRow } from '../../mail/MailRecord';
import type { Mail } from '../../mail/queueMail';
import { decideChannels } from '../../notifications/decideChannels';
import { type Subscription, unsubscribeAddress } from '../../notifications/unsubscribeAddress';
import { currentTrace } from '../../trace';
import { queuePushes } from '../pushes/queuePushes';
import { layout } from './layout';

/** Prevents automatic replies, such as out-of-office messages. */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Writes and sends one queued mail. After a crash, it may be sent again with the same message id. */
export function sendMail({ db, config, log }: { db: Knex; config: Config; log: Logger }): Task {
  const { smtpUrl, dataDir, publicUrl, mailFrom } = config;
  const deliver = smtpUrl ? smtpDelivery(smtpUrl) : fileDelivery(path.join(dataDir, 'mail'), log);
  const { hostname } = new URL(publicUrl);
  const from = mailFrom ?? { name: BRAND, address: `no-reply@${hostname}` };
  /** The ids of jobs whose mail was sent but not recorded as sent. When they run again, they only record it. */
  const unrecorded = new Set<string>();
  return async (payload, { job }) => {
    const { attempts, max_attempts: maxAttempts } = job;
    const record = (result: Partial<MailRow>) => recordResult(db, job.id, { attempts, ...result });
    const logUnrecorded = (error: unknown) =>
      log.error({ err: error, jobId: job.id }, 'the result of a mail was not recorded');
    const recordSent = async () => {
      await record({ state: 'SENT', sentAt: db.fn.now() });
      unrecorded.delete(job.id);
    };
    if (unrecorded.has(job.id)) return recordSent();
    try {
      const mail = payload as Mail;
      // A mail that an earlier version queued has no record.
      const { state, userId } = (await db('mails').where({ jobId: job.id }).first('state', 'userId')) ?? {};
      if (state === 'SENT') return;
      const channels = await decideChannels(db, mail, userId);
      // A mail that is sent again has told the browsers before.
      if (attempts === 1) await queuePushes(db, channels.devices, { mail, userId, since: Date.now() });
      const letter = await writeLetter(db, mail);
      if (!letter || !channels.mail || isDeletedAddress(letter.to.address)) return await record({ state: 'SKIPPED' });
      const { subscription } = channels;
      const { to, replyTo, subject } = letter;
      await record({ subject });
      const messageId = `<${job.id}.${job.created_at.getTime()}@${hostname}>`;
      const attachments = calendarOf(letter, publicUrl);
      const body = layout(letter, publicUrl);
      const headers = headersOf(config, subscription);
      const envelope = { messageId, from, to, replyTo, subject, headers, attachments, ...body };
      await deliver(envelope, job);
    } catch (error) {
      await record({ state: attempts < maxAttempts ? 'QUEUED' : 'FAILED' }).catch(logUnrecorded);
      throw error;
    }
    unrecorded.add(job.id);
    // The mail is sent, and throwing now could have another server send it again.
    await recordSent().catch(logUnrecorded);
  };
}

function headersOf(config: Config, subscription: Subscription | null): Record<string, string> {
  const trace = currentTrace();
  const unsubscribe = subscription && oneClick(unsubscribeAddress(config, subscription));
  return { ...HEADERS, ...(trace && { 'X-Traceparent': trace }), ...unsubscribe };
}

/** Makes mail programs show an unsubscribe button (RFC 8058). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function calendarOf({ calendar = [] }: Letter, publicUrl: string) {
  if (calendar.length === 0) return [];
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  return [{ filename: 'dates.ics', contentType, content: icsOf(calendar, publicUrl) }];
}

/** A sent mail stays sent, even if its job runs again after a crash. */
async function recordResult(db: Knex, jobId: string, result: Partial<MailRow>): Promise<void> {
  await db('mails').where({ jobId }).whereRaw("state in ('QUEUED', 'FAILED')").update(result);
}

/** In milliseconds. By default, the library and with it the worker would wait for minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function smtpDelivery(url: string): Delivery {
  const transport = createTransport({ url, ...TIMEOUTS });
  return async (envelope) => {
    await transport.sendMail(envelope);
  };
}

/** Without a mail server, mails are written as pages to open in a browser. Their names sort by time. */
function fileDelivery(directory: string, log: Logger): Delivery {
  return async (envelope, { id, created_at, payload }) => {
    const time = created_at.toISOString().replace(/[:.]/g, '-');
    const file = path.join(directory, `${time}-${(payload as { template: string }).template}-${id}`);
    const head = [
      `From: ${addressLine(envelope.from)}`,
      `To: ${addressLine(envelope.to)}`,
      `Subject: ${envelope.subject}`,
    ];
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.txt`, `${head.join('\n')}\n\n${envelope.text}`, { mode: 0o600 });
    await writeFile(`${file}.html`, envelope.html, { mode: 0o600 });
    for (const { filename, content } of envelope.attachments) {
      await writeFile(`${file}-${filename}`, content, { mode: 0o600 });
    }
    log.info({ file: `${file}.html` }, 'Mail written');
  };
}

const addressLine = ({ name, address }: Addressee): string => (name ? `${name} <${address}>` : address);
