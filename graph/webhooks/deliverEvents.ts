import type { Task } from 'graphile-worker';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { putInLine } from '../events/putInLine';
import type { PublicClient } from '../outbound/publicClient';
import { postEvent } from './postEvent';
import { queueDelivery } from './queueDelivery';
import { nextEvent, readRecipient } from './Recipient';
import { recordTry } from './recordTry';

type Given = {
  db: Knex;
  log: Logger;
  client: PublicClient;
  /** Aborted when the worker is told to stop. */
  stopping: AbortSignal;
  /** Milliseconds that tests cannot wait for. */
  slice?: number;
};

/** How long one webhook's backlog keeps a worker, in milliseconds, before others get their turn. */
const SLICE = 10_000;

/**
 * The task that sends a webhook's events, each when the one before was taken. Its queue holds one job of a webhook at a
 * time. Killed between the receiver's answer and our note of it, it sends that event again, with the same id.
 */
export function deliverEvents(given: Given): Task {
  return async (payload) => {
    const { webhookId } = payload as { webhookId: number };
    await putInLine(given.db);
    const end = Date.now() + (given.slice ?? SLICE);
    while (await deliverNext(given, webhookId)) {
      if (given.stopping.aborted || Date.now() > end) return queueDelivery(given.db, webhookId);
    }
  };
}

/** Whether an event was taken, so that the next one may follow. */
async function deliverNext({ db, log, client }: Given, webhookId: number): Promise<boolean> {
  const recipient = await readRecipient(db, webhookId);
  // Whoever gives the owner the right back lets it go on.
  if (!recipient?.enabled || !recipient.entitled) return false;
  const event = await nextEvent(db, recipient);
  if (!event) return false;
  const outcome = await postEvent(client, recipient, event);
  await recordTry(db, recipient, event, outcome);
  const { succeeded, status, error } = outcome;
  if (!succeeded) log.info({ webhookId, eventId: event.position, status, error }, 'a webhook did not take an event');
  return succeeded;
}
