import path from 'node:path';
import type { Job, Task } from 'graphile-worker';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { BRAND } from '../../rules/brand';
import type { Config } from '../config';
import { fileDelivery } from './fileDelivery';
import type { Addressee } from './Letter';
import { layout } from './layout';
import type { MailRow } from './MailRecord';
import type { Mail } from './queueMail';
import { smtpDelivery } from './smtpDelivery';
import { writeLetter } from './writeLetter';

type Envelope = {
  messageId: string;
  from: Addressee;
  to: Addressee;
  replyTo?: Addressee;
  subject: string;
  text: string;
  html: string;
};

/** Throws when the mail could not be handed over; the queue then tries again. */
export type Delivery = (envelope: Envelope, job: Job) => Promise<void>;

/** The task that writes and sends one queued mail. It may run twice after a crash: the message keeps its id. */
export function sendMail({ db, config, log }: { db: Knex; config: Config; log: Logger }): Task {
  const { smtpUrl, dataDir, publicUrl } = config;
  const deliver = smtpUrl ? smtpDelivery(smtpUrl) : fileDelivery(path.join(dataDir, 'mail'), log);
  const { hostname } = new URL(publicUrl);
  const from = { name: BRAND, address: `no-reply@${hostname}` };
  return async (payload, { job }) => {
    const { attempts, max_attempts: most } = job;
    const tell = (fate: Partial<MailRow>) => tellFate(db, job.id, { attempts, ...fate });
    const untold = (error: unknown) =>
      log.error({ err: error, jobId: job.id }, 'what became of a mail is not recorded');
    try {
      const letter = await writeLetter(db, payload as Mail);
      if (!letter) return await tell({ state: 'SKIPPED' });
      const { to, replyTo, subject } = letter;
      await tell({ subject });
      const messageId = `<${job.id}.${job.created_at.getTime()}@${hostname}>`;
      await deliver({ messageId, from, to, replyTo, subject, ...layout(letter, publicUrl) }, job);
    } catch (error) {
      await tell({ state: attempts < most ? 'QUEUED' : 'FAILED' }).catch(untold);
      throw error;
    }
    // It is out: to fail now would send it again.
    await tell({ state: 'SENT', sentAt: db.fn.now() as never }).catch(untold);
  };
}

/** A mail that was sent stays so, also where its job runs again after a crash. */
async function tellFate(db: Knex, jobId: string, fate: Partial<MailRow>): Promise<void> {
  await db('mails').where({ jobId }).whereRaw("state in ('QUEUED', 'FAILED')").update(fate);
}
