import type { Knex } from 'knex';
import type { Cents } from '../../rules/money/money';
import type { OtherCharge, SettledItem, SettledShare, SettlementFacts } from '../../rules/settlement/settle';
import type { WeightBasis } from '../../rules/settlement/settlementWords';
import type { OrderStatus, PricingModel, ShippingMethod } from '../../rules/words/vocabulary';
import { yieldEnd } from '../animals/yieldSql';
import { TOLD_NOW } from '../claims/Claim';
import { prepared } from '../database/reading/prepared';

/** An order with the facts that its price depends on. */
export type OrderFacts = {
  orderId: number;
  rancherId: number;
  status: OrderStatus;
  received: Cents;
  commissionAmount: Cents;
  /** The number of the order's last revision, or 0. */
  revisions: number;
  /** Whether that revision counts. It doesn't once a settled share has lost its animal. */
  isSettled: boolean;
  facts: SettlementFacts;
};

type Item = Omit<SettledItem, 'basis' | 'pricePerPound'> & {
  basis: WeightBasis | null;
  pricePerPound: Cents | null;
  /** How many claims the item has, and how many of them are on animals. */
  claims: number;
  onAnimals: number;
};

type Row = Omit<OrderFacts, 'facts'> & {
  shippingMethod: ShippingMethod;
  shippingFee: Cents;
  commissionRate: number;
  charges: OtherCharge[];
  items: Item[];
  shares: (SettledShare & { pricing: PricingModel })[];
};

const FEES = `json_build_object('killFee', coalesce(p.kill_fee, 0), 'cutAndWrapPerPound', coalesce(p.cut_and_wrap_per_pound, 0),
  'payer', coalesce(p.payer, 'RANCH'), 'isUnknown', case when p.kill_fee is null or p.cut_and_wrap_per_pound is null then true end)`;

/**
 * SQL of the shares of an order that are on animals. What the family was told settles them: by the offer of this animal while it may
 * still decline it, else by what it agreed to.
 */
const SHARES = `
  select coalesce(json_agg(json_build_object('claimId', c.id, 'itemId', c.order_item_id, 'name', i.name,
      'places', (select array_agg(place order by place) from animal_places where claim_id = c.id),
      'sharers', (
        select json_agg(json_build_object('places', places, 'pricing', pricing, 'pricePerPound', price_per_pound) order by places)
        from (select array_agg(p.place order by p.place) as places, s.pricing, s.price_per_pound
          from claims s join animal_places p on p.claim_id = s.id where s.animal_id = a.id group by s.id) sharer),
      'animalId', a.id, 'tag', a.tag, 'pricing', c.pricing, 'price', c.price, 'pricePerPound', c.price_per_pound,
      'weight', case when w.hanging_tenths is not null then json_build_object('tenths', w.hanging_tenths, 'sides', w.sides_tenths) end,
      'packagedTenths', c.packaged_tenths, 'fees', coalesce((told.terms -> 'fees')::json, w.fees::json, ${FEES}),
      'expected', case when a.expected_hanging_from_tenths is not null
        then json_build_object('from', a.expected_hanging_from_tenths, 'to', a.expected_hanging_to_tenths) end,
      'packagedYield', coalesce((told.terms -> 'packagedYield')::json,
        json_build_object('from', ${yieldEnd('from', 'a', 'r')}, 'to', ${yieldEnd('to', 'a', 'r')})))
    order by c.id), '[]')
  from claims c
  join order_items i on i.id = c.order_item_id
  join animals a on a.id = c.animal_id
  join ranchers r on r.id = a.rancher_id
  left join processors p on p.id = a.processor_id
  left join lateral (select ${TOLD_NOW('c')} as terms) told on true
  left join lateral (select * from weighings where animal_id = a.id order by id desc limit 1) w on true
  where c.order_id = o.id`;

/** SQL of the claims of an order item `i`. The condition on the order lets an index find them. */
const CLAIMS_OF_ITEM = 'claims where order_id = i.order_id and order_item_id = i.id';

/** SQL of the items of an order. A cut is always sold by its packaged weight. Shares off the board have their own flat price. */
const ITEMS = `
  select json_agg(json_build_object('itemId', i.id, 'type', i.type, 'name', i.name, 'quantity', i.quantity,
      'price', coalesce((select min(price) from ${CLAIMS_OF_ITEM} and animal_id is null and pricing = 'FLAT'), i.price),
      'basis', case i.type when 'SELECT_CUT' then 'PACKAGED' else i.basis end,
      'pricePerPound', case i.type when 'SELECT_CUT' then i.price else i.price_per_pound end, 'tenths', i.settled_tenths,
      'told', (select json_build_object('from', round(avg((told ->> 'from')::integer)), 'to', round(avg((told ->> 'to')::integer)))
        from ${CLAIMS_OF_ITEM} and animal_id is null having bool_and(told is not null)),
      'claims', (select count(*) from ${CLAIMS_OF_ITEM}),
      'onAnimals', (select count(*) from ${CLAIMS_OF_ITEM} and animal_id is not null))
    order by i.id)
  from order_items i where i.order_id = o.id`;

const FACTS = `
  select o.id as order_id, o.rancher_id, o.status, o.received, o.commission_amount, o.shipping_method, o.shipping_fee,
    o.commission_rate, o.charges, o.settled_total is not null as is_settled, coalesce((${ITEMS}), '[]') as items, (${SHARES}) as shares,
    (select count(*) from order_revisions where order_id = o.id)::integer as revisions
  from orders o where o.id = any(?)`;

/** Reads the facts that the prices of orders depend on in one statement. */
export async function readFacts(db: Knex, orderIds: readonly number[]): Promise<OrderFacts[]> {
  const rows = await prepared<Row>(db, { sql: FACTS, bindings: [orderIds] });
  return orderIds.flatMap((id) => rows.filter(({ orderId }) => orderId === id).map(factsOf));
}

function factsOf({ items, shares, charges, shippingMethod, shippingFee, commissionRate, ...order }: Row): OrderFacts {
  const facts = {
    shares,
    items: items.flatMap(withoutPlaced),
    delivery: { method: shippingMethod, fee: shippingFee },
    charges,
    commissionRate,
    discountsLowerGoods: true as const,
  };
  return { ...order, facts };
}

/** Returns the part of an item that isn't on an animal: the whole item if it has no claims, otherwise the claims in line. */
function withoutPlaced({ claims, onAnimals, ...item }: Item): SettledItem[] {
  const quantity = claims > 0 ? claims - onAnimals : item.quantity;
  return quantity > 0 ? [{ ...item, quantity, ...(claims === 0 && { isRequest: true as const }) }] : [];
}

/** SQL of whether an order has something sold by weight. Cuts don't count, because they may be handed over as ordered. */
export const IS_BY_WEIGHT = (order: string) => `(
  exists (select from claims where order_id = ${order}.id and pricing in ('HANGING', 'PACKAGED'))
  or exists (select from order_items i where i.order_id = ${order}.id and i.basis is not null
    and (not exists (select from ${CLAIMS_OF_ITEM})
      or exists (select from ${CLAIMS_OF_ITEM} and animal_id is null and released_at is null))))`;
