import type { Knex } from 'knex';
import { audit, changesOf } from '../audit/audit';
import { type Context, signedIn } from '../context';
import { sendAhead } from '../database/transaction';
import { notFound } from '../errors';
import { Rancher } from '../ranches/Rancher';
import { mayEdit } from '../ranches/visibleRanchers';
import { idNumber } from '../schema/arguments';
import { Animal } from './Animal';

/** Locks the ranch first, so that locks come in one order. For all but the ranch and admins: NOT_FOUND. */
export async function lockAnimal(
  trx: Knex.Transaction,
  id: string | number,
  context: Context,
): Promise<{ animal: Animal; ranch: Rancher }> {
  const animalId = idNumber(id);
  const ownRanch = trx('animals').where({ id: animalId }).select('rancherId');
  await sendAhead(trx, trx('ranchers').where('id', ownRanch).forUpdate().select('id'));
  const [animal, ranch] = await Promise.all([
    Animal.query(trx).findById(animalId).forUpdate(),
    Rancher.query(trx).findOne('id', ownRanch.clone()),
  ]);
  if (!animal || !ranch || !mayEdit(ranch, signedIn(context))) throw notFound('Animal');
  return { animal, ranch };
}

type HerdChange = { of: { rancherId: number }; before: object; after: object };

/** Logs what an admin, a helper or a processor changes in a ranch's herd. Changes by its owner aren't logged. */
export async function auditHerd(trx: Knex, context: Context, { of, before, after }: HerdChange): Promise<void> {
  if (context.viewer?.role === 'OWNER') return;
  const changes = changesOf(before, after);
  if (changes.length === 0) return;
  await audit(trx, context, { action: 'HERD_EDITED', to: { type: 'RANCHER', id: of.rancherId }, changes });
}
