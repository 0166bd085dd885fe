import type { Knex } from 'knex';
import { zip5 } from '../../../rules/fields/zip';
import { isShare } from '../../../rules/herd/quarters';
import type { OrderItemValues, OrderValues } from '../../../rules/orders/orderForm';
import { stateOfZip } from '../../../rules/words/zipStates';
import type { AnimalRow } from '../../animals/Animal';
import { IS_WAITING } from '../../claims/Claim';
import type { Fees, PricedAnimal } from '../../claims/toldOf';
import { prepared } from '../../database/reading/prepared';
import { mustExist } from '../../database/transaction';
import { type attemptOf, type Counted, countIf } from '../../limits/attempts';
import type { ProductRow, ProductVariantRow } from '../../products/Product';
import type { RancherRow } from '../../ranches/Rancher';
import { idNumber } from '../../schema/arguments';

/** The sender of an order, the idempotency key, and the hash of the request. */
export type Sent = { customerId: number; key: string | null; hash: string };

/** A row with its version, which changes with every change of the row. */
type Versioned<Row> = Row & { version: string };

export type OfferingRanch = Versioned<RancherRow>;
type OfferedProduct = Versioned<
  Pick<ProductRow, 'id' | 'kind' | 'name' | 'imageUrl' | 'available' | 'inspection' | 'price' | 'weight'>
>;

/** Everything that decides whether an order is accepted and what it costs, read at one moment. */
export type Offer = {
  ranch: OfferingRanch | null;
  /** The requested products that are this ranch's. */
  products: OfferedProduct[];
  variants: Pick<ProductVariantRow, 'id' | 'productId' | 'name' | 'price' | 'size' | 'weight'>[];
  /** The requested animals that are this ranch's, without planned ones. All with room if any of them will do. */
  animals: OfferedAnimal[];
  /** Miles from the ranch to the customer's ZIP code. Null if the place of either is unknown. */
  miles: number | null;
  customerPlace: { city: string; state: string };
  /** The state or other place of the order's ZIP code, by its full name. Null if unknown. */
  state: string | null;
  /** An earlier order of the same customer with the same key. */
  earlier: { id: number; hash: string } | null;
};

/** An animal, with everything that decides whether its shares can be sold and on what terms. */
export type OfferedAnimal = Pick<
  AnimalRow,
  'id' | 'tag' | 'stage' | 'taken' | 'inspection' | 'inspectedIn' | 'harvestDate'
> &
  PricedAnimal & { readyFrom: string | null; fees: Fees | null };

/** An `OfferedAnimal` as one JSON value. */
const OFFERED_ANIMAL = `json_build_object('id', a.id, 'tag', a.tag, 'stage', a.stage, 'taken', a.taken, 'pricing', a.pricing,
  'price', a.price, 'halfPrice', a.half_price, 'wholePrice', a.whole_price, 'pricePerPound', a.price_per_pound, 'depositPerQuarter', a.deposit_per_quarter, 'inspection',
  a.inspection, 'inspectedIn', a.inspected_in, 'harvestDate', a.harvest_date,
  'readyFrom', a.harvest_date + a.hang_days + a.cutting_days, 'expectedHangingFromTenths', a.expected_hanging_from_tenths,
  'expectedHangingToTenths', a.expected_hanging_to_tenths, 'ownYieldFrom', a.own_yield_from, 'ownYieldTo', a.own_yield_to, 'fees', (
    select json_build_object('killFee', p.kill_fee, 'cutAndWrapPerPound', p.cut_and_wrap_per_pound, 'payer', p.payer)
    from processors p where p.id = a.processor_id))`;

/** SQL of whether families can reserve a share of an animal. */
const HAS_ROOM = `a.stage = 'OPEN' and a.quarters_left > 0`;

const MILES = (
  ranch: string,
  zip: string,
) => `(select miles_between(${ranch}.latitude, ${ranch}.longitude, z.latitude, z.longitude)
  from zip_codes z where z.zip_code = ${zip}) as miles`;

/** `materialized` hides the values from the planner, which would otherwise plan the statement anew for each order. */
const OFFER = `
  with asked as materialized (select ?::integer as customer, ?::text as key, ?::integer as ranch, ?::text as zip,
    ?::integer[] as products, ?::integer[] as variants, ?::integer[] as animals, ?::boolean as any_animal),
  earlier as materialized (select o.id, o.request_hash as hash
    from asked join orders o on o.customer_id = asked.customer and o.idempotency_key = asked.key),
  counted as (${countIf('not exists (select from earlier)')})
  select r.*, r.xmin::text as version, json_build_object('city', c.city, 'state', c.state) as "customerPlace",
    (select row_to_json(earlier) from earlier) as earlier,
    (select coalesce(json_agg(counted), '[]') from counted) as counted,
    ${MILES('r', 'asked.zip')},
    (select z.state from zip_codes z where z.zip_code = asked.zip) as "zipState",
    (select coalesce(json_agg(${OFFERED_ANIMAL} order by a.id), '[]')
     from animals a where a.rancher_id = r.id and a.stage <> 'PLANNED' and (a.id = any(asked.animals)
       or asked.any_animal and r.sells_by_animal and ${HAS_ROOM})) as animals,
    (select coalesce(json_agg(json_build_object('id', p.id, 'kind', p.kind, 'name', p.name, 'imageUrl', p.image_url,
       'available', p.available, 'inspection', p.inspection, 'price', p.price, 'weight', p.weight, 'version', p.xmin::text)), '[]')
     from products p where p.id = any(asked.products) and p.rancher_id = r.id) as products,
    (select coalesce(json_agg(json_build_object('id', v.id, 'productId', v.product_id, 'name', v.name,
       'price', v.price, 'size', v.size, 'weight', v.weight)), '[]')
     from product_variants v where v.id = any(asked.variants)) as variants
  from asked join users c on c.id = asked.customer
  left join ranchers r on r.id = asked.ranch`;

type OfferRow = Omit<Offer, 'ranch' | 'state'> & OfferingRanch & { zipState: string | null; counted: Counted[] };

type Counting = ReturnType<typeof attemptOf>['bindings'];
const COUNTS_NOTHING: Counting = [[], [], 0, 0];

/** Reads the offer for an order, and counts an attempt unless the order was placed earlier, in one statement. */
export async function readOffer(
  db: Knex,
  { customerId, key }: Sent,
  values: OrderValues,
  counting = COUNTS_NOTHING,
): Promise<Offer & { counted: Counted[] }> {
  const { rancherId, customerZip, productDetails } = values;
  const productIds = idsIn(productDetails.map(({ id }) => id));
  const variantIds = idsIn(productDetails.map(({ variantId }) => variantId));
  const asked = [zip5(customerZip), productIds, variantIds, ...animalsAsked(values)];
  const bindings = [customerId, key, idNumber(rancherId), ...asked, ...counting];
  const [row] = await prepared<OfferRow>(db, { sql: OFFER, bindings });
  const { products, variants, animals, miles, customerPlace, zipState, earlier, counted, ...ranch } = mustExist(row);
  // Without a ranch, all of its columns are null.
  const state = stateOfZip(customerZip, zipState);
  const found = { products, variants, animals, miles, customerPlace, state, earlier, counted };
  return { ...found, ranch: ranch.id ? ranch : null };
}

/** What may have changed between reading an offer and locking it. */
export type LockedOffer = Pick<Offer, 'animals' | 'miles'> & { ranch: OfferingRanch; hasLine: boolean };

/** The ids of the animals that an order names, and whether it has shares for which any animal will do. */
const animalsAsked = ({ productDetails }: Pick<OrderValues, 'productDetails'>) =>
  [idsIn(productDetails.map(({ animalId }) => animalId)), productDetails.some(isAnyAnimal)] as const;

/** Whether the family leaves the choice of the animal to the ranch. */
export const isAnyAnimal = ({ type, animalId, nextAnimal }: OrderItemValues): boolean =>
  isShare(type) && !animalId && !nextAnimal;

type Locked = { animal: OfferedAnimal; miles: number | null; hasLine: boolean };

/** Locks a ranch and the animals that an order may take. Undefined if there's no such animal. */
export async function lockOffered(trx: Knex.Transaction, values: OrderValues): Promise<LockedOffer | undefined> {
  const sql = `
    with ranch as materialized (select *, xmin::text as version from ranchers where id = ? for share)
    select ranch.*, ${MILES('ranch', '?')}, ${OFFERED_ANIMAL} as animal,
      exists (select from claims where rancher_id = ranch.id and ${IS_WAITING}) as "hasLine"
    from ranch join animals a on a.rancher_id = ranch.id
    where a.id = any(?) or ?::boolean and ranch.sells_by_animal and ${HAS_ROOM} order by a.id for update of a`;
  const bindings = [idNumber(values.rancherId), zip5(values.customerZip), ...animalsAsked(values)];
  const rows = await prepared<OfferingRanch & Locked>(trx, { sql, bindings });
  const [first] = rows;
  if (!first) return undefined;
  const { animal: _animal, miles, hasLine, ...ranch } = first;
  return { ranch, miles, hasLine, animals: rows.map(({ animal }) => animal) };
}

/** Returns the valid ids. `priceItems` refuses the others. */
function idsIn(given: (string | null | undefined)[]): number[] {
  return given.flatMap((text) => (text && /^\d+$/.test(text) ? idNumber(text) : []));
}
