import type { Knex } from 'knex';
import { priceField, productInput } from '../../rules/products/productForm';
import type { ProductKind } from '../../rules/words/vocabulary';
import { type Context, ownRanch } from '../context';
import { mustExist, transaction } from '../database/transaction';
import { notFound } from '../errors';
import { lockRancher } from '../ranches/lockRancher';
import { Rancher } from '../ranches/Rancher';
import type { MutationCreateProductArgs, MutationUpdateProductArgs } from '../resolverTypes.generated';
import { idNumber, validate } from '../schema/arguments';
import { makeOnce } from '../schema/makeOnce';
import { Product } from './Product';
import { writeProducts } from './writeProducts';

const OFFER = {
  CUSTOM: 'offerOtherProducts',
  BEEF_BOX: 'offerBeefBoxes',
  SELECT_CUT: 'offerSelectCuts',
} as const satisfies Record<ProductKind, string>;

/** Adds a product to the viewer's ranch and turns on the offer of its kind. Errors: BAD_USER_INPUT. */
export async function createProduct(
  context: Context,
  { input, idempotencyKey }: MutationCreateProductArgs,
): Promise<Product> {
  const values = await validate(productInput, { ...input, id: null });
  const once = { idempotencyKey, change: { createProduct: input }, find: findProduct };
  return makeOnce(context, once, async (trx) => {
    const { id: rancherId } = await lockRancher(trx, ownRanch(context));
    await Rancher.query(trx)
      .findById(rancherId)
      .patch({ [OFFER[values.kind]]: true });
    const [id] = await writeProducts(trx, rancherId, [{ values }]);
    return Product.query(trx).findById(mustExist(id)).throwIfNotFound();
  });
}

const findProduct = async (db: Knex, [id]: number[]) => Product.query(db).findById(Number(id));

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

/** Removes a product of the viewer's ranch. Order items are snapshots, so they stay. Errors: NOT_FOUND. */
export async function deleteProduct(context: Context, id: string | number): Promise<Rancher> {
  const rancherId = ownRanch(context);
  const removed = await Product.query(context.db)
    .delete()
    .where({ id: idNumber(id), rancherId });
  if (removed === 0) throw notFound('Product');
  return Rancher.query(context.db).findById(rancherId).throwIfNotFound();
}
