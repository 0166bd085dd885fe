import type { Knex } from 'knex';
import type { Viewer } from '../context';
import { forbidden, notFound } from '../errors';
import { lockRancher } from './lockRancher';
import type { Rancher } from './Rancher';
import { mayEdit, mayKnow } from './visibleRanchers';

/** The ranch that the viewer changes, held until the transaction ends. Errors: NOT_FOUND, FORBIDDEN. */
export async function lockEditableRancher(
  trx: Knex.Transaction,
  id: string | number,
  viewer: Viewer,
): Promise<Rancher> {
  const ranch = await lockRancher(trx, id);
  if (!mayKnow(ranch, viewer)) throw notFound('Rancher');
  if (!mayEdit(ranch, viewer)) throw forbidden('You may change your own ranch only');
  return ranch;
}
