import type { Knex } from 'knex';
import type { PartialModelObject } from 'objection';
import { Rancher } from './Rancher';

/** Updates columns of a ranch and returns the whole new row. */
export async function changeRancher(trx: Knex, id: number, columns: PartialModelObject<Rancher>): Promise<Rancher> {
  return Rancher.query(trx).patchAndFetchById(id, { ...columns, updatedAt: trx.fn.now() });
}
