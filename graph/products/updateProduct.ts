import { priceField, productInput } from '../../rules/products/productForm';
import { type Context, ownRanch } from '../context';
import { transaction } from '../database/transaction';
import { notFound } from '../errors';
import { lockRancher } from '../ranches/lockRancher';
import type { MutationUpdateProductArgs } from '../resolverTypes.generated';
import { idNumber } from '../schema/ids';
import { validate } from '../schema/validate';
import { Product } from './Product';
import { writeProducts } from './writeProducts';

/** Changes a product of the viewer's ranch. Its kind can't change. Errors: BAD_USER_INPUT, NOT_FOUND. */
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
    return Product.query(trx).findById(product.id).throwIfNotFound();
  });
}
