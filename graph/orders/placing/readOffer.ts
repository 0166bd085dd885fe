import type { Knex } from 'knex';
import { zip5 } from '../../../rules/fields/zip';
import type { OrderValues } from '../../../rules/orders/orderForm';
import type { AnimalRow } from '../../animals/Animal';
import { mustExist } from '../../database/mustExist';
import { prepared } from '../../database/reading/prepared';
import type { ProcessorRow } from '../../processors/Processor';
import type { ProductRow, ProductVariantRow } from '../../products/Product';
import type { RancherRow } from '../../ranches/Rancher';
import { idNumber } from '../../schema/ids';

/** Who sent an order, the key that makes it safe to send again, and the hash of what was sent. */
export type Sent = { customerId: number; key: string | null; hash: string };

/** Everything that decides about an order, as it stands at one moment. */
export type Offer = {
  ranch: RancherRow | null;
  /** Only those of the ranch that were asked for. */
  products: Pick<ProductRow, 'id' | 'kind' | 'name' | 'imageUrl' | 'available' | 'inspection' | 'price' | 'weight'>[];
  variants: Pick<ProductVariantRow, 'id' | 'productId' | 'name' | 'price' | 'size' | 'weight'>[];
  /** The animals of the ranch that were asked for. What's only planned isn't among them. */
  animals: OfferedAnimal[];
  /** From the ranch to the customer's ZIP code. It's null when we don't know where one of them is. */
  miles: number | null;
  /** Of the customer's account. */
  customerPlace: { city: string; state: string };
  /** The code of the state that the order's ZIP code is in. Null if nobody knows the ZIP code. */
  stateCode: string | null;
  /** The order that the same customer sent with the same key. */
  earlier: { id: number; hash: string } | null;
};

/** An animal with what decides about its shares. */
export type OfferedAnimal = Pick<
  AnimalRow,
  'id' | 'tag' | 'stage' | 'taken' | 'pricing' | 'price' | 'pricePerPound' | 'depositPerQuarter'
> & { processor: Pick<ProcessorRow, 'inspection' | 'state'> | null };

/** The columns of such an animal, as one JSON value. */
const OFFERED_ANIMAL = `json_build_object('id', a.id, 'tag', a.tag, 'stage', a.stage, 'taken', a.taken, 'pricing', a.pricing,
  'price', a.price, 'pricePerPound', a.price_per_pound, 'depositPerQuarter', a.deposit_per_quarter, 'processor',
  (select json_build_object('inspection', p.inspection, 'state', p.state) from processors p where p.id = a.processor_id))`;

const WHAT_DECIDES = `
  select r.*, json_build_object('city', c.city, 'state', c.state) as "customerPlace",
    (select json_build_object('id', o.id, 'hash', o.request_hash) from orders o
     where o.customer_id = asked.customer and o.idempotency_key = asked.key) as earlier,
    (select miles_between(r.latitude, r.longitude, z.latitude, z.longitude) from zip_codes z
     where z.zip_code = asked.zip) as miles,
    (select z.state from zip_codes z where z.zip_code = asked.zip) as "stateCode",
    (select coalesce(json_agg(${OFFERED_ANIMAL} order by a.id), '[]')
     from animals a where a.id = any(asked.animals) and a.rancher_id = r.id and a.stage <> 'PLANNED') as animals,
    (select coalesce(json_agg(json_build_object('id', p.id, 'kind', p.kind, 'name', p.name, 'imageUrl', p.image_url,
       'available', p.available, 'inspection', p.inspection, 'price', p.price, 'weight', p.weight)), '[]')
     from products p where p.id = any(asked.products) and p.rancher_id = r.id) as products,
    (select coalesce(json_agg(json_build_object('id', v.id, 'productId', v.product_id, 'name', v.name,
       'price', v.price, 'size', v.size, 'weight', v.weight)), '[]')
     from product_variants v where v.id = any(asked.variants)) as variants
  from (select ?::integer as customer, ?::text as key, ?::integer as ranch, ?::text as zip,
          ?::integer[] as products, ?::integer[] as variants, ?::integer[] as animals) asked
  join users c on c.id = asked.customer
  left join ranchers r on r.id = asked.ranch`;

/** Reads in one statement everything that decides about an order. */
export async function readOffer(db: Knex, { customerId, key }: Sent, values: OrderValues): Promise<Offer> {
  const { rancherId, customerZip, productDetails } = values;
  const productIds = idsIn(productDetails.map(({ id }) => id));
  const variantIds = idsIn(productDetails.map(({ variantId }) => variantId));
  const animalIds = idsIn(productDetails.map(({ animalId }) => animalId));
  const bindings = [customerId, key, idNumber(rancherId), zip5(customerZip), productIds, variantIds, animalIds];
  const [row] = await prepared<Omit<Offer, 'ranch'> & RancherRow>(db, { sql: WHAT_DECIDES, bindings });
  const { products, variants, animals, miles, customerPlace, stateCode, earlier, ...ranch } = mustExist(row);
  // Without a ranch, all of its columns are null.
  return { ranch: ranch.id ? ranch : null, products, variants, animals, miles, customerPlace, stateCode, earlier };
}

/**
 * Locks a ranch and some of its animals until the transaction ends, and reads these as they are then. Whoever changes a herd locks
 * its ranch first.
 */
export async function lockOffered(
  trx: Knex.Transaction,
  rancherId: number,
  animalIds: number[],
): Promise<OfferedAnimal[]> {
  const sql = `
    with ranch as materialized (select id from ranchers where id = ? for share)
    select ${OFFERED_ANIMAL} as animal from ranch join animals a on a.rancher_id = ranch.id
    where a.id = any(?) order by a.id for update of a`;
  const rows = await prepared<{ animal: OfferedAnimal }>(trx, { sql, bindings: [rancherId, animalIds] });
  return rows.map(({ animal }) => animal);
}

/** The ids among what was sent. Pricing refuses the rest. */
function idsIn(given: (string | null | undefined)[]): number[] {
  return given.flatMap((text) => (text && /^\d+$/.test(text) ? idNumber(text) : []));
}
