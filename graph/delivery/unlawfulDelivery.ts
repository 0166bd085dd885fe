import type { LegalPath, LegalRule } from '../../rules/herd/legalPath';
import { SHIPPING_METHOD, type ShippingMethod } from '../../rules/words/vocabulary';
import type { AnimalRow } from '../animals/Animal';
import { sharePath } from '../claims/sharePath';
import type { Context } from '../context';
import { prepared } from '../database/reading/prepared';
import type { ProductRow } from '../products/Product';
import { productPath } from '../products/productPath';
import type { RanchQuote } from './quoteDelivery';

type Unlawful = {
  method: ShippingMethod;
  productIds: number[];
  animalIds: number[];
  reason: string;
  rule: LegalRule;
};
type Product = Pick<ProductRow, 'id' | 'kind' | 'inspection'>;
type Animal = Pick<AnimalRow, 'id' | 'stage' | 'inspection' | 'inspectedIn'>;

/** Reads what a ranch sells with an inspection other than USDA, which the law doesn't let it sell everywhere. */
async function readLimited({ db }: Context, rancherId: number): Promise<{ products: Product[]; animals: Animal[] }> {
  const sql = `select
    (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'inspection', inspection) order by id), '[]')
     from products where rancher_id = ? and inspection <> 'USDA') as products,
    (select coalesce(json_agg(json_build_object('id', id, 'stage', stage, 'inspection', inspection,
       'inspectedIn', inspected_in) order by id), '[]')
     from animals where rancher_id = ? and stage = 'OPEN' and inspection <> 'USDA') as animals`;
  const [row] = await prepared<{ products: Product[]; animals: Animal[] }>(db, {
    sql,
    bindings: [rancherId, rancherId],
  });
  return row ?? { products: [], animals: [] };
}

/** Lists what the law doesn't let the ranch sell to the ZIP code of a quote, with one entry for each method and reason. */
export async function unlawfulDelivery(context: Context, { ranch, state }: RanchQuote): Promise<Unlawful[]> {
  const { products, animals } = await readLimited(context, ranch.id);
  const found: Unlawful[] = [];
  const addRefusal = (method: ShippingMethod, path: LegalPath, ids: 'productIds' | 'animalIds', id: number) => {
    if (path.allowed) return;
    const { reason, rule } = path;
    const existing = found.find((one) => one.method === method && one.reason === reason);
    if (existing) existing[ids].push(id);
    else found.push({ ...{ method, reason, rule }, productIds: [], animalIds: [], [ids]: [id] });
  };
  for (const shippingMethod of SHIPPING_METHOD.values) {
    const to = { shippingMethod, state };
    for (const product of products)
      addRefusal(shippingMethod, productPath(product, ranch, to), 'productIds', product.id);
    for (const animal of animals) addRefusal(shippingMethod, sharePath(animal, ranch, to), 'animalIds', animal.id);
  }
  return found;
}
