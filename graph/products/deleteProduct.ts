import { type Context, ownRanch } from '../context';
import { notFound } from '../errors';
import { idNumber } from '../ids';
import { Rancher } from '../ranchers/Rancher';
import { Product } from './Product';

/** Removes a product of the viewer's ranch; the lines of orders are snapshots and stay. Errors: NOT_FOUND. */
export async function deleteProduct(context: Context, id: string | number): Promise<Rancher> {
  const rancherId = ownRanch(context);
  const removed = await Product.query(context.db)
    .delete()
    .where({ id: idNumber(id), rancherId });
  if (removed === 0) throw notFound('Product');
  return (await Rancher.query(context.db).findById(rancherId))!;
}
