import type { Knex } from 'knex';
import { Product, ProductVariant } from '../../graph/products/Product';
import type { Rancher } from '../../graph/ranchers/Rancher';
import type { ProductDraft, VariantDraft } from './customProducts';

export type PlantedProduct = Omit<ProductDraft, 'variants'> & {
  id: number;
  rancherId: number;
  variants: (VariantDraft & { id: number })[];
};

type Offer = { good: ProductDraft; ranch: Rancher };

export async function plantProducts(trx: Knex, offers: Offer[]): Promise<PlantedProduct[]> {
  const rows = offers.map(({ good: { variants: _, ...product }, ranch: { id: rancherId, createdAt } }) => {
    return { ...product, rancherId, createdAt };
  });
  const products = await Product.query(trx).insert(rows);
  const variants = await ProductVariant.query(trx).insert(
    offers.flatMap(({ good }, index) =>
      (good.variants ?? []).map((variant) => ({ ...variant, productId: products[index]!.id })),
    ),
  );
  return rows.map((row, index) => {
    const { id } = products[index]!;
    return { ...row, id, variants: variants.filter(({ productId }) => productId === id) };
  });
}
