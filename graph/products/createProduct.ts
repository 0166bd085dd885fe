import { productInput } from '../../rules/products/productForm';
import type { ProductKind } from '../../rules/words/vocabulary';
import { type Context, ownRanch } from '../context';
import { mustExist } from '../database/mustExist';
import { transaction } from '../database/transaction';
import { lockRancher } from '../ranches/lockRancher';
import { Rancher } from '../ranches/Rancher';
import type { ProductInput } from '../resolverTypes.generated';
import { validate } from '../schema/validate';
import { Product } from './Product';
import { writeProducts } from './writeProducts';

const OFFER = {
  CUSTOM: 'offerOtherProducts',
  BEEF_BOX: 'offerBeefBoxes',
  SELECT_CUT: 'offerSelectCuts',
} as const satisfies Record<ProductKind, string>;

/** Adds a product to the viewer's ranch and turns on the offer of its kind. Errors: BAD_USER_INPUT. */
export async function createProduct(context: Context, input: ProductInput): Promise<Product> {
  const values = await validate(productInput, { ...input, id: null });
  return transaction(context.db, async (trx) => {
    const { id: rancherId } = await lockRancher(trx, ownRanch(context));
    await Rancher.query(trx)
      .findById(rancherId)
      .patch({ [OFFER[values.kind]]: true });
    const [id] = await writeProducts(trx, rancherId, [{ values }]);
    return Product.query(trx).findById(mustExist(id)).throwIfNotFound();
  });
}
