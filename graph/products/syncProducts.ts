import type { Knex } from 'knex';
import type { ProductInputValues } from '../../rules/products/productForm';
import { badInput } from '../errors';
import { matchById } from './matchById';
import { Product } from './Product';
import { writeProducts } from './writeProducts';

const PATH = 'otherProductsList';

/** Entries with an id change a custom product, others add one, and products without an entry are removed. */
export async function syncProducts(
  trx: Knex.Transaction,
  rancherId: number,
  list: ProductInputValues[],
  path = PATH,
): Promise<void> {
  for (const [index, { kind }] of list.entries()) {
    if (kind !== 'CUSTOM') throw badInput({ [`${path}[${index}].kind`]: 'Only custom products belong here' });
  }
  const { matched, removed } = matchById(
    await Product.query(trx).where({ rancherId, kind: 'CUSTOM' }).forUpdate(),
    list,
    path,
  );
  await Product.query(trx).delete().whereIn('id', removed);
  const entries = list.map((values, index) => ({ values, product: matched[index], path: `${path}[${index}].` }));
  await writeProducts(trx, rancherId, entries, path);
}
