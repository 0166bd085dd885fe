import type { Context } from '../context';
import { loader, manyPerKey, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import type { ProductRow, ProductVariantRow } from './Product';

/** Loads everything that a ranch sells except shares, oldest first. */
export const productsOf = loader<number, ProductRow[]>(async ({ db }, rancherIds) => {
  const sql = 'select * from products where rancher_id = any(?) order by rancher_id, id';
  const rows = await prepared<ProductRow>(db, { sql, bindings: [rancherIds] });
  return manyPerKey(rancherIds, rows, ({ rancherId }) => rancherId);
});

export async function customProductsOf(context: Context, rancherId: number): Promise<ProductRow[]> {
  return (await productsOf(context, rancherId)).filter(({ kind }) => kind === 'CUSTOM');
}

export const variantsOf = loader<number, ProductVariantRow[]>(async ({ db }, productIds) => {
  const sql = 'select * from product_variants where product_id = any(?) order by product_id, id';
  const rows = await prepared<ProductVariantRow>(db, { sql, bindings: [productIds] });
  return manyPerKey(productIds, rows, ({ productId }) => productId);
});

/** Loads the average price of a ranch's custom products, rounding half a cent up. Null if there are none. */
export const averagePriceOf = loader<number, number | null>(async ({ db }, rancherIds) => {
  const sql = `select rancher_id as "rancherId", round(avg(price)) as price from products
               where rancher_id = any(?) and kind = 'CUSTOM' group by rancher_id`;
  const rows = await prepared<{ rancherId: number; price: number }>(db, { sql, bindings: [rancherIds] });
  return onePerKey(rancherIds, rows, ({ rancherId }) => rancherId).map((row) => row?.price ?? null);
});
