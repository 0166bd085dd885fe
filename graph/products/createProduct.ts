import { productInput } from '../../rules/productForm';
import type { ProductKind } from '../../rules/vocabulary';
import { type Context, ownRanch } from '../context';
import { transaction } from '../database/transaction';
import { lockRancher } from '../ranchers/lockRancher';
import { Rancher } from '../ranchers/Rancher';
import type { ProductInput } from '../resolverTypes.generated';
import { validate } from '../validate';
import { Product } from './Product';
import { writeProducts } from './writeProducts';

const OFFER = {
  CUSTOM: 'offerOtherProducts',
  BEEF_BOX: 'offerBeefBoxes',
  SELECT_CUT: 'offerSelectCuts',
} as const satisfies Record<ProductKind, string>;

/** Adds a product to the viewer's ranch, which from then on offers its kind. Errors: BAD_USER_INPUT. */
export async function createProduct(context: Context, input: ProductInput): Promise<Product> {
  const values = await validate(productInput, { ...input, id: null });
  return transaction(context.db, async (trx) => {
    const { id: rancherId } = await lockRancher(trx, ownRanch(context));
    await Rancher.query(trx)
      .findById(rancherId)
      .patch({ [OFFER[values.kind]]: true });
    const [id] = await writeProducts(trx, rancherId, [{ values }]);
    return (await Product.query(trx).findById(id!))!;
  });
}
