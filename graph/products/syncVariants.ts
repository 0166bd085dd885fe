import type { Knex } from 'knex';
import type { ProductInputValues } from '../../rules/productForm';
import { matchById } from './matchById';
import { ProductVariant } from './Product';

type Variants = NonNullable<ProductInputValues['variants']>;

/** Makes the variants of a product those of the list: ids are kept, others added, the rest removed. Errors: BAD_USER_INPUT. */
export async function syncVariants(
  trx: Knex.Transaction,
  productId: number,
  variants: Variants,
  path: string,
): Promise<void> {
  const { kept, removed } = matchById(await ProductVariant.query(trx).where({ productId }), variants, path);
  await ProductVariant.query(trx).delete().whereIn('id', removed);
  for (const [index, { id: _id, ...values }] of variants.entries()) {
    const id = kept[index];
    if (id) await ProductVariant.query(trx).findById(id).patch(values);
    else await ProductVariant.query(trx).insert({ ...values, productId });
  }
}
