import type { Knex } from 'knex';
import { lockOwner } from '../accounts/lockOwner';
import { type Context, signedIn } from '../context';
import { notFound } from '../errors';
import { idNumber } from '../schema/arguments';
import type { Recipient } from './Recipient';
import { type WebhookRow, webhookColumns } from './Webhook';

export type OwnWebhook = WebhookRow & Pick<Recipient, 'position' | 'rancherId'>;

const OWN = [...webhookColumns, 'position', 'rancherId'] as const;

/** Locks one of the viewer's webhooks for a change. Errors: NOT_FOUND. */
export async function lockOwnWebhook(
  trx: Knex.Transaction,
  context: Context,
  id: string | number,
): Promise<OwnWebhook> {
  await lockRanchAndOwner(trx, context);
  const own = { id: idNumber(id), userId: signedIn(context).id };
  const [webhook] = await trx('webhooks').where(own).forUpdate().select(OWN);
  if (!webhook) throw notFound('Webhook');
  return webhook;
}

/** Locks the ranch before the account, as everyone does who takes both. */
export async function lockRanchAndOwner(trx: Knex.Transaction, context: Context): Promise<void> {
  const id = ranchOf(context);
  if (id !== null) await trx('ranchers').where({ id }).forKeyShare().select('id');
  await lockOwner(trx, context);
}

/** The ranch whose events the viewer's webhooks get. Null means all ranches. */
export function ranchOf(context: Context): number | null {
  const { userType, ranchId } = signedIn(context);
  return userType === 'ADMIN' ? null : ranchId;
}
