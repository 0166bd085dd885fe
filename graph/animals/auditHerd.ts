import type { Knex } from 'knex';
import { audit } from '../audit/audit';
import { changesOf } from '../audit/changesOf';
import { type Context, signedIn } from '../context';

type HerdChange = { of: { rancherId: number }; before: object; after: object };

/** Logs what an admin or a helper changes in a ranch's herd. Changes by its owner aren't logged. */
export async function auditHerd(trx: Knex, context: Context, { of, before, after }: HerdChange): Promise<void> {
  if (signedIn(context).role === 'OWNER') return;
  const changes = changesOf(before, after);
  if (changes.length === 0) return;
  await audit(trx, context, { action: 'HERD_EDITED', to: { type: 'RANCHER', id: of.rancherId }, changes });
}
