import { priceField, productInput } from '../../rules/productForm';
import { type Context, ownRanch } from '../context';
import { transaction } from '../database/transaction';
import { notFound } from '../errors';
import { idNumber } from '../ids';
import { lockRancher } from '../ranchers/lockRancher';
import type { MutationUpdateProductArgs } from '../resolverTypes.generated';
import { validate } from '../validate';
import { Product } from './Product';
import { writeProducts } from './writeProducts';

/** Changes a product of the viewer's ranch; its kind stays. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function updateProduct(context: Context, { id, input }: MutationUpdateProductArgs): Promise<Product> {
  return transaction(context.db, async (trx) => {
    const { id: rancherId } = await lockRancher(trx, ownRanch(context));
    const product = await Product.query(trx)
      .findOne({ id: idNumber(id), rancherId })
      .forUpdate();
    if (!product) throw notFound('Product');
    const { kind, cut, price } = product;
    const values = await validate(productInput, { cut, [priceField(kind)]: price, ...input, kind });
    await writeProducts(trx, rancherId, [{ values, product }]);
    return (await Product.query(trx).findById(product.id))!;
  });
}
