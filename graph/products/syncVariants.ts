import type { Knex } from 'knex';
import type { ProductInputValues } from '../../rules/products/productForm';
import { changeRows } from './changeRows';
import { matchById } from './matchById';
import { ProductVariant } from './Product';

type Variant = NonNullable<ProductInputValues['variants']>[number];
type Variants = { productId: number; variants: Variant[]; path: string };

/**
 * Replaces the variants of products with their lists, as `syncProducts` does. The number of statements doesn't depend on the
 * number of products. Errors: BAD_USER_INPUT.
 */
export async function syncVariants(trx: Knex.Transaction, lists: Variants[]): Promise<void> {
  const productIds = lists.map(({ productId }) => productId);
  const before = await ProductVariant.query(trx).whereIn('productId', productIds);
  const matches = lists.map(({ productId, variants, path }) => {
    const own = before.filter((variant) => variant.productId === productId);
    const { matched, removed } = matchById(own, variants, path);
    return { removed, rows: variants.map((variant, index) => rowOf(productId, variant, matched[index])) };
  });
  const rows = matches.flatMap((match) => match.rows);
  const removed = matches.flatMap((match) => match.removed);
  const added = rows.filter(({ id }) => id === undefined);
  if (removed.length > 0) await ProductVariant.query(trx).delete().whereIn('id', removed);
  await changeRows(trx, ProductVariant.tableName, rows.filter(isKept));
  if (added.length > 0) await ProductVariant.query(trx).insert(added);
}

/** A field that's left out keeps its value. */
function rowOf(productId: number, variant: Variant, matched?: ProductVariant) {
  const { name, price, size = matched?.size, weight = matched?.weight } = variant;
  return { id: matched?.id, productId, name, price, size, weight };
}

type Row = ReturnType<typeof rowOf>;

function isKept(row: Row): row is Row & { id: number } {
  return row.id !== undefined;
}
