import { randomUUID } from 'node:crypto';
import { type Context, signedIn } from '../context';
import { notFound } from '../errors';
import { countAttempt } from '../limits/attempts';
import { idNumber } from '../schema/arguments';
import { requireApprovedRanch } from '../tokens/requireApprovedRanch';
import { type Outcome, post } from './postEvent';
import { readRecipient } from './Recipient';
import { webhookClient } from './webhookUrl';

const EMPTY = {
  orderId: null,
  status: null,
  amount: 0,
  change: null,
  transactionId: null,
  animalId: null,
  claimId: null,
  conversationId: null,
  messageId: null,
  reviewId: null,
  complaintId: null,
};

/** Works for a webhook that is off, and says nothing about its deliveries. */
export async function sendTestEvent(context: Context, webhookId: string | number): Promise<Outcome> {
  await requireApprovedRanch(context, 'Webhooks');
  const { db, config } = context;
  const own = { id: idNumber(webhookId), userId: signedIn(context).id };
  const [found] = await db('webhooks').where(own).select('id');
  const recipient = found && (await readRecipient(db, config, own.id));
  if (!recipient) throw notFound('Webhook');
  await countAttempt(context, 'webhookTest', String(own.userId));
  const client = webhookClient(config);
  const rancherId = recipient.rancherId && String(recipient.rancherId);
  const createdAt = new Date().toISOString();
  return post(client, recipient, { id: `test_${randomUUID()}`, type: 'TEST', rancherId, ...EMPTY, createdAt });
}
