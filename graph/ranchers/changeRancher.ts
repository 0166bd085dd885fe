import type { Knex } from 'knex';
import type { PartialModelObject } from 'objection';
import { Rancher } from './Rancher';

/** Writes columns of a ranch and gives back the whole row as it then is. */
export async function changeRancher(trx: Knex, id: number, columns: PartialModelObject<Rancher>): Promise<Rancher> {
  await Rancher.query(trx)
    .findById(id)
    .patch({ ...columns, updatedAt: trx.fn.now() as never });
  return (await Rancher.query(trx).findById(id))!;
}
