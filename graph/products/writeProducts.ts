import type { Knex } from 'knex';
import { LIMITS } from '../../rules/limits';
import { type ProductInputValues, priceField } from '../../rules/productForm';
import { badInput } from '../errors';
import { checkProductPhotos } from '../photos/checkPhotos';
import { changeRows } from './changeRows';
import { Product } from './Product';
import { syncVariants } from './syncVariants';

/** What a ranch says about a product, the one that it changes if it is no new one, and where in the input it stands. */
type Entry = { values: ProductInputValues; product?: Product; path?: string };

/**
 * Adds and changes products of a ranch, in as many statements for a hundred as for one. The caller holds the ranch's
 * row. Gives back their ids, those of new ones last. Errors: BAD_USER_INPUT.
 */
export async function writeProducts(
  trx: Knex.Transaction,
  rancherId: number,
  entries: Entry[],
  limitPath = 'name',
): Promise<number[]> {
  await checkProductPhotos(trx, rancherId, entries.map(pictureOf));
  const kept = entries.filter(({ product }) => product);
  const added = entries.filter(({ product }) => !product);
  const changes = kept.map(({ product, values }) => ({ ...columnsFrom(values, product), id: product!.id }));
  await changeRows(trx, Product.tableName, changes);
  const ids = [...changes.map(({ id }) => id), ...(await addProducts(trx, rancherId, added, limitPath))];
  const lists = [...kept, ...added].flatMap(({ values: { kind, variants }, path = '' }, index) =>
    kind === 'CUSTOM' && variants ? [{ productId: ids[index]!, variants, path: `${path}variants` }] : [],
  );
  if (lists.length > 0) await syncVariants(trx, lists);
  return ids;
}

const pictureOf = ({ values, product, path = '' }: Entry) => ({
  field: `${path}imageUrl`,
  url: values.imageUrl,
  before: product?.imageUrl,
});

async function addProducts(trx: Knex.Transaction, rancherId: number, added: Entry[], path: string): Promise<number[]> {
  if (added.length === 0) return [];
  const products = await Product.query(trx).insert(added.map(({ values }) => ({ rancherId, ...columnsFrom(values) })));
  if ((await Product.query(trx).where({ rancherId }).resultSize()) > LIMITS.products) {
    throw badInput({ [path]: `A ranch can have at most ${LIMITS.products} products` });
  }
  return products.map(({ id }) => id);
}

/** Which fields count is decided by the kind; a field that is left out stays as it is. */
function columnsFrom(values: ProductInputValues, before: Partial<Product> = {}) {
  const { description = before.description, imageUrl = before.imageUrl, available = before.available } = values;
  const { kind, name, weight = before.weight, contents = before.contents, cut } = values;
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
