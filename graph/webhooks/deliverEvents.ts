import type { Task } from 'graphile-worker';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { assignPositions } from '../events/assignPositions';
import type { EventRow } from '../events/Event';
import { queueDelivery } from '../events/queueDelivery';
import type { PublicClient } from '../outbound/publicClient';
import { continueTrace, inTrace } from '../trace';
import { postEvent } from './postEvent';
import { eventAt, nextEvent, type Recipient, readRecipient } from './Recipient';
import { logAttempt, recordAttempt } from './recordAttempt';

type Given = {
  db: Knex;
  config: Pick<Config, 'sessionSecret'>;
  log: Logger;
  client: PublicClient;
  /** Aborted when the worker has to stop. */
  stopping: AbortSignal;
  /** In milliseconds. Tests use a shorter one. */
  slice?: number;
};

/** How long one webhook can keep a worker, in milliseconds, before others get a turn. */
const SLICE = 10_000;

/** Sends in order, one job per webhook. Killed before it records an answer, it sends that event again. */
export function deliverEvents(given: Given): Task {
  return async (payload) => {
    const { webhookId, again } = payload as { webhookId: number; again?: number };
    if (again !== undefined) return deliverAgain(given, webhookId, again);
    await assignPositions(given.db);
    const end = Date.now() + (given.slice ?? SLICE);
    while (await deliverNext(given, webhookId)) {
      if (given.stopping.aborted || Date.now() > end) return queueDelivery(given.db, webhookId);
    }
  };
}

/** Sends one event that was accepted before. Whether it's accepted now changes nothing but the log. */
async function deliverAgain({ db, config, client }: Given, webhookId: number, position: number): Promise<void> {
  const recipient = await readRecipient(db, config, webhookId);
  if (!recipient?.enabled || !recipient.entitled) return;
  const event = await eventAt(db, recipient, position);
  if (!event) return;
  const outcome = await inTrace(continueTrace(event.traceparent), () => postEvent(client, recipient, event));
  await logAttempt(db, recipient, event, outcome);
}

/** Returns whether an event was accepted, so the next one can follow. */
async function deliverNext(given: Given, webhookId: number): Promise<boolean> {
  const { db, config } = given;
  const recipient = await readRecipient(db, config, webhookId);
  // Approving the ranch again continues the deliveries.
  if (!recipient?.enabled || !recipient.entitled) return false;
  const event = await nextEvent(db, recipient);
  if (!event) return false;
  return inTrace(continueTrace(event.traceparent), () => deliver(given, recipient, event));
}

async function deliver({ db, log, client }: Given, recipient: Recipient, event: EventRow): Promise<boolean> {
  const outcome = await postEvent(client, recipient, event);
  await recordAttempt(db, recipient, event, outcome);
  const { succeeded, status, error } = outcome;
  if (!succeeded)
    log.info({ webhookId: recipient.id, eventId: event.position, status, error }, 'a webhook did not accept an event');
  return succeeded;
}
