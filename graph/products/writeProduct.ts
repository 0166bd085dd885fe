import type { Knex } from 'knex';
import { type ProductInputValues, priceField } from '../../rules/productForm';
import { Product } from './Product';
import { syncVariants } from './syncVariants';

/** What a ranch says about a product, as columns. Which fields count is decided by the kind; a field that is left out is left alone. */
function columnsFrom(values: ProductInputValues) {
  const { kind, name, description, imageUrl, available, weight, contents, cut } = values;
  return {
    kind,
    name,
    description,
    imageUrl,
    available,
    price: values[priceField(kind)],
    ...(kind === 'BEEF_BOX' && { weight, contents }),
    ...(kind === 'SELECT_CUT' && { cut }),
  };
}

export async function addProduct(
  trx: Knex.Transaction,
  rancherId: number,
  values: ProductInputValues,
  path = '',
): Promise<Product> {
  const product = await Product.query(trx).insertAndFetch({ rancherId, ...columnsFrom(values) });
  await writeVariants(trx, product, values, path);
  return product;
}

export async function changeProduct(
  trx: Knex.Transaction,
  id: number,
  values: ProductInputValues,
  path = '',
): Promise<Product> {
  const product = await Product.query(trx).patchAndFetchById(id, columnsFrom(values));
  await writeVariants(trx, product, values, path);
  return product;
}

async function writeVariants(
  trx: Knex.Transaction,
  { id, kind }: Product,
  { variants }: ProductInputValues,
  path: string,
): Promise<void> {
  if (kind === 'CUSTOM' && variants) await syncVariants(trx, id, variants, `${path}variants`);
}
