import type { Knex } from 'knex';
import type { PartialModelObject } from 'objection';
import type { Viewer } from '../context';
import { sendAhead } from '../database/transaction';
import { forbidden, notFound } from '../errors';
import { idNumber } from '../schema/arguments';
import { Rancher } from './Rancher';
import { mayEdit, maySeeRanch } from './visibleRanchers';

/** Locks a ranch until the transaction ends, so that simultaneous changes run one after the other. Errors: NOT_FOUND. */
export async function lockRancher(trx: Knex.Transaction, rancherId: string | number): Promise<Rancher> {
  const ranch = await Rancher.query(trx).findById(idNumber(rancherId, 'rancherId')).forUpdate();
  if (!ranch) throw notFound('Rancher');
  return ranch;
}

/** Locks a ranch that exists. The next statement waits for the lock. */
export async function lockKnownRancher(trx: Knex.Transaction, id: number): Promise<void> {
  await sendAhead(trx, trx('ranchers').where({ id }).forUpdate().select('id'));
}

/** Locks a ranch that the viewer wants to change. Errors: NOT_FOUND, FORBIDDEN. */
export async function lockEditableRancher(
  trx: Knex.Transaction,
  id: string | number,
  viewer: Viewer,
): Promise<Rancher> {
  const ranch = await lockRancher(trx, id);
  if (!maySeeRanch(ranch, viewer)) throw notFound('Rancher');
  if (!mayEdit(ranch, viewer)) throw forbidden('You can only change your own ranch');
  return ranch;
}

export async function changeRancher(trx: Knex, id: number, columns: PartialModelObject<Rancher>): Promise<Rancher> {
  return Rancher.query(trx).patchAndFetchById(id, { ...columns, updatedAt: trx.fn.now() });
}
