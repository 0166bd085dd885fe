import type { Knex } from 'knex';
import { zip5 } from '../../../rules/fields/zip';
import type { OrderValues } from '../../../rules/orders/orderForm';
import { mustExist } from '../../database/mustExist';
import { prepared } from '../../database/reading/prepared';
import type { ProductRow, ProductVariantRow } from '../../products/Product';
import type { RancherRow } from '../../ranches/Rancher';
import { idNumber } from '../../schema/ids';

/** Who sent an order, the key that makes it safe to send again, and the hash of what was sent. */
export type Sent = { customerId: number; key: string | null; hash: string };

/** Everything that decides about an order, as it stands at one moment. */
export type Offer = {
  ranch: RancherRow | null;
  /** Only those of the ranch that were asked for. */
  products: Pick<ProductRow, 'id' | 'kind' | 'name' | 'imageUrl' | 'available' | 'price' | 'weight'>[];
  variants: Pick<ProductVariantRow, 'id' | 'productId' | 'name' | 'price' | 'size' | 'weight'>[];
  /** From the ranch to the customer's ZIP code. It's null when we don't know where one of them is. */
  miles: number | null;
  /** Of the customer's account. */
  customerPlace: { city: string; state: string };
  /** The order that the same customer sent with the same key. */
  earlier: { id: number; hash: string } | null;
};

const WHAT_DECIDES = `
  select r.*, json_build_object('city', c.city, 'state', c.state) as "customerPlace",
    (select json_build_object('id', o.id, 'hash', o.request_hash) from orders o
     where o.customer_id = asked.customer and o.idempotency_key = asked.key) as earlier,
    (select miles_between(r.latitude, r.longitude, z.latitude, z.longitude) from zip_codes z
     where z.zip_code = asked.zip) as miles,
    (select coalesce(json_agg(json_build_object('id', p.id, 'kind', p.kind, 'name', p.name, 'imageUrl', p.image_url,
       'available', p.available, 'price', p.price, 'weight', p.weight)), '[]')
     from products p where p.id = any(asked.products) and p.rancher_id = r.id) as products,
    (select coalesce(json_agg(json_build_object('id', v.id, 'productId', v.product_id, 'name', v.name,
       'price', v.price, 'size', v.size, 'weight', v.weight)), '[]')
     from product_variants v where v.id = any(asked.variants)) as variants
  from (select ?::integer as customer, ?::text as key, ?::integer as ranch, ?::text as zip,
          ?::integer[] as products, ?::integer[] as variants) asked
  join users c on c.id = asked.customer
  left join ranchers r on r.id = asked.ranch`;

/** Reads in one statement everything that decides about an order. */
export async function readOffer(db: Knex, { customerId, key }: Sent, values: OrderValues): Promise<Offer> {
  const { rancherId, customerZip, productDetails } = values;
  const productIds = idsIn(productDetails.map(({ id }) => id));
  const variantIds = idsIn(productDetails.map(({ variantId }) => variantId));
  const bindings = [customerId, key, idNumber(rancherId), zip5(customerZip), productIds, variantIds];
  const [row] = await prepared<Omit<Offer, 'ranch'> & RancherRow>(db, { sql: WHAT_DECIDES, bindings });
  const { products, variants, miles, customerPlace, earlier, ...ranch } = mustExist(row);
  // Without a ranch, all of its columns are null.
  return { ranch: ranch.id ? ranch : null, products, variants, miles, customerPlace, earlier };
}

/** The ids among what was sent. Pricing refuses the rest. */
function idsIn(given: (string | null | undefined)[]): number[] {
  return given.flatMap((text) => (text && /^\d+$/.test(text) ? idNumber(text) : []));
}
