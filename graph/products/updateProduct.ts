import { productInput } from '../../rules/productForm';
import { type Context, ownRanch } from '../context';
import { transaction } from '../database/transaction';
import { notFound } from '../errors';
import { idNumber } from '../ids';
import type { MutationUpdateProductArgs } from '../resolverTypes.generated';
import { validate } from '../validate';
import { Product } from './Product';
import { changeProduct } from './writeProduct';

/** Changes a product of the viewer's ranch; its kind stays. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function updateProduct(context: Context, { id, input }: MutationUpdateProductArgs): Promise<Product> {
  return transaction(context.db, async (trx) => {
    const own = { id: idNumber(id), rancherId: ownRanch(context) };
    const product = await Product.query(trx).findOne(own).forUpdate();
    if (!product) throw notFound('Product');
    const values = await validate(productInput, { ...input, kind: product.kind });
    return changeProduct(trx, product.id, values);
  });
}
