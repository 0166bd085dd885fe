import type { Knex } from 'knex';
import { snakeCaseMappers } from 'objection';
import { LIMITS } from '../../rules/fields/limits';
import { type ProductInputValues, priceField } from '../../rules/products/productForm';
import { mustExist } from '../database/transaction';
import { badInput } from '../errors';
import { checkProductPhotos } from '../photos/checkPhotos';
import { matchById } from './matchById';
import { Product, ProductVariant } from './Product';

/** New values, the product that they change (undefined for a new product), and their path in the input. */
type Entry = { values: ProductInputValues; product?: Product; path?: string };

/** Writes with a fixed number of statements for the locked ranch. Returns the ids, new products last. */
export async function writeProducts(
  trx: Knex.Transaction,
  rancherId: number,
  entries: Entry[],
  limitPath = 'name',
): Promise<number[]> {
  await checkProductPhotos(trx, rancherId, entries.map(pictureOf));
  const kept = entries.filter(isKept);
  const added = entries.filter((entry) => !isKept(entry));
  const changes = kept.map(({ product, values }) => ({ ...columnsFrom(values, product), id: product.id }));
  await changeRows(trx, Product.tableName, changes);
  const ids = [...changes.map(({ id }) => id), ...(await addProducts(trx, rancherId, added, limitPath))];
  const lists = [...kept, ...added].flatMap(({ values: { kind, variants }, path = '' }, index) =>
    kind === 'CUSTOM' && variants ? [{ productId: mustExist(ids[index]), variants, path: `${path}variants` }] : [],
  );
  if (lists.length > 0) await syncVariants(trx, lists);
  return ids;
}

const isKept = (entry: Entry): entry is Entry & { product: Product } => entry.product !== undefined;

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

/** The kind decides which fields apply. A field that's left out keeps its value. */
function columnsFrom(values: ProductInputValues, before: Partial<Product> = {}) {
  const { description = before.description, imageUrl = before.imageUrl, available = before.available } = values;
  const { inspection = before.inspection } = values;
  const { kind, name, weight = before.weight, contents = before.contents, cut } = values;
  return {
    kind,
    name,
    description,
    imageUrl,
    available,
    inspection,
    price: values[priceField(kind)],
    ...(kind !== 'SELECT_CUT' && { weight }),
    ...(kind === 'BEEF_BOX' && { contents }),
    ...(kind === 'SELECT_CUT' && { cut }),
  };
}

type Variant = NonNullable<ProductInputValues['variants']>[number];
type Variants = { productId: number; variants: Variant[]; path: string };

/** Replaces the variants of products as `syncProducts` does, with a fixed number of statements. */
async function syncVariants(trx: Knex.Transaction, lists: Variants[]): Promise<void> {
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
  await changeRows(trx, ProductVariant.tableName, rows.filter(isStored));
  if (added.length > 0) await ProductVariant.query(trx).insert(added);
}

/** A field that's left out keeps its value. */
function rowOf(productId: number, variant: Variant, matched?: ProductVariant) {
  const { name, price, size = matched?.size, weight = matched?.weight } = variant;
  return { id: matched?.id, productId, name, price, size, weight };
}

type Row = ReturnType<typeof rowOf>;

function isStored(row: Row): row is Row & { id: number } {
  return row.id !== undefined;
}

const { format } = snakeCaseMappers();

/** Updates many rows of a table in one statement. All rows need an id and the same columns. */
async function changeRows(trx: Knex.Transaction, table: string, rows: { id: number }[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => column !== 'id');
  await trx.raw(
    `update ?? as kept set ${columns.map(() => '?? = changed.??').join(', ')}
     from jsonb_populate_recordset(null::??, ?) as changed where kept.id = changed.id`,
    [table, ...columns.flatMap((column) => [column, column]), table, JSON.stringify(rows.map((row) => format(row)))],
  );
}
