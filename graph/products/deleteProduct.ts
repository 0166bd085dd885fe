import { type Context, ownRanch } from '../context';
import { notFound } from '../errors';
import { Rancher } from '../ranches/Rancher';
import { idNumber } from '../schema/ids';
import { Product } from './Product';

/** Removes a product of the viewer's ranch. Order lines are snapshots, so they stay. Errors: NOT_FOUND. */
export async function deleteProduct(context: Context, id: string | number): Promise<Rancher> {
  const rancherId = ownRanch(context);
  const removed = await Product.query(context.db)
    .delete()
    .where({ id: idNumber(id), rancherId });
  if (removed === 0) throw notFound('Product');
  return Rancher.query(context.db).findById(rancherId).throwIfNotFound();
}
