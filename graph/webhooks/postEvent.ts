import { Webhook } from 'standardwebhooks';
import { changeOf, type EventRow } from '../events/Event';
import type { PublicClient } from '../outbound/publicClient';
import { AddressRefusal, OutboundFailure } from '../outbound/readPublicUrl';
import { DateTime } from '../schema/scalars';
import { currentTrace } from '../trace';
import type { Recipient } from './Recipient';
import { retryAfterOf } from './retryPause';

/** The result of an attempt: the receiver's status, or the reason why there is none. */
export type Outcome = {
  succeeded: boolean;
  status: number | null;
  error: string | null;
  duration: number;
  /** After how many seconds the receiver wants the next attempt. Null if it didn't say. */
  retryAfter: number | null;
};

const TIMEOUT = 20_000;

/** The body of a request. Its id is that of the delivery too. */
type Message = { id: string; [field: string]: unknown };

type Addressee = Pick<Recipient, 'url' | 'secret' | 'oldSecrets'>;

/** Tries to send an event once. */
export const postEvent = (client: PublicClient, addressee: Addressee, event: EventRow): Promise<Outcome> =>
  post(client, addressee, messageOf(event));

/** Posts a message, signed. Only the status of the answer counts, and when to come again. */
export async function post(client: PublicClient, addressee: Addressee, message: Message): Promise<Outcome> {
  const began = performance.now();
  const answer = await statusOf(client, addressee, message);
  const { status } = answer;
  const succeeded = status !== null && status >= 200 && status < 300;
  return { ...answer, succeeded, duration: Math.round(performance.now() - began) };
}

const UNREADABLE = "The webhook's secret can't be read anymore. Please make a new secret";

async function statusOf(client: PublicClient, { url, secret, oldSecrets }: Addressee, message: Message) {
  if (secret === null) return { status: null, error: UNREADABLE, retryAfter: null };
  const body = JSON.stringify(message);
  const traceparent = currentTrace();
  const headers = {
    'content-type': 'application/json',
    ...(traceparent && { traceparent }),
    ...signaturesOf([secret, ...oldSecrets], message.id, body),
  };
  // The body of the answer isn't read.
  const request = { method: 'POST', headers, body, timeout: TIMEOUT, maxBytes: 0 };
  try {
    const answer = await client.request(url, request);
    return { status: answer.status, error: null, retryAfter: retryAfterOf(answer) };
  } catch (error) {
    return { status: null, error: reasonOf(error), retryAfter: null };
  }
}

/** A repeated delivery has the same id and a new time. Receivers accept any signature that their secret makes. */
function signaturesOf(secrets: string[], id: string, body: string) {
  const now = new Date();
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
}

/** Returns the same values as GraphQL. */
function messageOf(event: EventRow) {
  const { position, type, status, amount, createdAt } = event;
  const id = (value: number | null) => value && String(value);
  return {
    id: String(position),
    type,
    rancherId: id(event.rancherId),
    orderId: id(event.orderId),
    status,
    amount: Math.abs(amount),
    change: changeOf(event),
    transactionId: id(event.transactionId),
    animalId: id(event.animalId),
    claimId: id(event.claimId),
    conversationId: id(event.conversationId),
    messageId: id(event.messageId),
    reviewId: id(event.reviewId),
    complaintId: id(event.complaintId),
    createdAt: DateTime.serialize(createdAt),
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof AddressRefusal) return error.message;
  if (!(error instanceof OutboundFailure)) throw error;
  return error.timedOut ? `No answer within ${TIMEOUT / 1000} seconds` : error.message;
}
