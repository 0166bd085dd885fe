import type { Knex } from 'knex';
import type { Rancher } from '../ranchers/Rancher';
import { Product, type ProductRow, ProductVariant, type ProductVariantRow } from './Product';

/** All that a ranch sells at one moment. */
export type Listing = { ranch: Rancher; products: ProductRow[]; variants: ProductVariantRow[] };

export async function readListing(db: Knex, ranch: Rancher): Promise<Listing> {
  const products = await Product.query(db).where('rancherId', ranch.id);
  const ids = products.map(({ id }) => id);
  const variants = ids.length > 0 ? await ProductVariant.query(db).whereIn('productId', ids) : [];
  return { ranch, products, variants };
}
