import { INSPECTION } from '../../../rules/herd/inspection';
import { isShare, QUARTERS_OF } from '../../../rules/herd/quarters';
import { COW_SHARES, USUAL_HANGING_TENTHS } from '../../../rules/products/cowShares';
import { isLawful, PICKUP_MILES } from '../../../rules/trueCost/cheapestDelivery';
import { POUNDS_PER_CUBIC_FOOT } from '../../../rules/trueCost/trueCost';
import type { OrderType } from '../../../rules/words/vocabulary';
import { yieldColumns, yieldEnd } from '../../animals/yieldSql';
import type { Computed } from '../../database/reading/page';
import { columnName } from '../../database/reading/sql';

// This file has the rules of `rules/trueCost` as SQL. A test checks that both compute the same costs.

const shipped = INSPECTION.values.filter((inspection) => isLawful(inspection, 'SHIPPING')).map((one) => `'${one}'`);
const delivered = INSPECTION.values
  .filter((inspection) => isLawful(inspection, 'LOCAL_DELIVERY'))
  .map((one) => `'${one}'`);

/** Selects the open animal that's ready first among those with a share of `quarters` left, and its processor. */
export const nextAnimalWith = (ranch: string, quarters: string) => `
  select a.id as animal_id, a.pricing, a.price, a.price_per_pound, a.deposit_per_quarter, a.harvest_words,
    a.expected_hanging_from_tenths, a.expected_hanging_to_tenths, a.own_yield_from, a.own_yield_to, a.harvest_date + a.hang_days + a.cutting_days as ready_from,
    p.id as processor, p.inspection, p.kill_fee, p.cut_and_wrap_per_pound, p.payer
  from animals a left join processors p on p.id = a.processor_id
  where a.rancher_id = ${ranch} and a.stage = 'OPEN' and a.quarters_left > 0 and case ${quarters} when 1 then true
    when 2 then not a.taken && '{1,2}' or not a.taken && '{3,4}' else a.taken = '{}' end
  order by a.harvest_date + a.hang_days + a.cutting_days, a.id limit 1`;

/** SQL that divides and rounds half up. Neither number may be negative. */
const divided = (amount: string, by: number | string) => `((2 * (${amount}) + ${by}) / (2 * ${by}))`;

/** SQL values: each share with its price and its usual weights. */
const shares = (ranch: string) =>
  COW_SHARES.flatMap(({ itemType, offerField, priceField, hangingPounds, yieldPounds }) => {
    if (!isShare(itemType)) return [];
    const weights = [hangingPounds.from, hangingPounds.to, yieldPounds.from, yieldPounds.to];
    const [offered, price] = [offerField, priceField].map((field) => `${ranch}.${columnName(field)}`);
    return [`('${itemType}', ${QUARTERS_OF[itemType]}, ${offered}, ${price}, ${weights})`];
  }).join(', ');

/** SQL values: a share's weights at one end of the range. Without an animal, the usual weights of such a share count. */
function weightsAt(end: 'from' | 'to', { ranch, number }: { ranch: string; number: 1 | 2 }) {
  const usual = USUAL_HANGING_TENTHS[end];
  const hanging = `coalesce(animal.expected_hanging_${end}_tenths, ${usual})::bigint * s.quarters`;
  return `(${number}, case when animal.animal_id is null then s.hanging_${end} * 40 else ${hanging} end,
    case when animal.animal_id is null then s.yield_${end} * 4000 else ${hanging} * ${yieldEnd(end, 'animal', ranch)} end)`;
}

/**
 * Selects the total cost of each share on sale at a ranch. `miles` is SQL of the distance to the family, null if unknown, and
 * `hasPlace` is SQL of whether a place was given at all.
 */
export const trueCosts = (ranch: string, { miles, hasPlace }: { miles: string; hasPlace: string }) => `
  select s.share, s.quarters, animal.animal_id, animal.ready_from, animal.harvest_words, way.method as handover,
    coalesce(animal.deposit_per_quarter * s.quarters, case when ${ranch}.deposit_required then ${ranch}.deposit_amount else 0 end) as deposit,
    cost.*, packaged_yield."from" as yield_from, packaged_yield."to" as yield_to, packaged_yield.basis as yield_basis,
    packaged_yield.animals as yield_animals, terms.is_unknown as is_processing_unknown, array_remove(array[
      case when animal.animal_id is null and ${ranch}.pricing_model <> 'FLAT' and terms.pricing = 'FLAT' then 'ESTIMATED_PRICE'
        else terms.pricing || '_PRICE' end,
      case when animal.expected_hanging_from_tenths is null then 'USUAL_WEIGHT' else 'EXPECTED_WEIGHT' end,
      case when terms.pays_processing then 'PROCESSING' end,
      case when terms.is_unknown then 'PROCESSING_UNKNOWN' end,
      coalesce(way.method, 'NO_PLACE')], null) as rests_on
  from (values ${shares(ranch)}) as s (share, quarters, offered, share_price, hanging_from, hanging_to, yield_from, yield_to)
  left join lateral (${nextAnimalWith(`${ranch}.id`, 's.quarters')}) animal on true
  left join lateral (select ${yieldColumns('animal', ranch)} where animal.animal_id is not null) packaged_yield on true
  cross join lateral (select
    coalesce(animal.pricing, case when ${ranch}.price_per_pound > 0 then ${ranch}.pricing_model else 'FLAT' end) as pricing,
    coalesce(animal.price * s.quarters, s.share_price) as flat,
    coalesce(animal.price_per_pound, ${ranch}.price_per_pound)::bigint as price_per_pound,
    coalesce(processing.is_extra and processing.is_known, false) as pays_processing,
    case when animal.animal_id is null then ${ranch}.pricing_model <> 'FLAT'
      else processing.is_extra and not processing.is_known end as is_unknown
    from (select animal.pricing <> 'FLAT' or coalesce(animal.payer, '') = 'FAMILY' as is_extra,
      animal.kill_fee is not null and animal.cut_and_wrap_per_pound is not null as is_known) processing
  ) terms
  left join lateral (
    select ways.method, ways.fee from (values
      ('LOCAL_PICKUP', 0, ${ranch}.offer_local_pickup, case when ${miles} <= ${PICKUP_MILES} then 1 else 4 end),
      ('LOCAL_DELIVERY', ${ranch}.local_delivery_fee, ${ranch}.offer_local_delivery and ${miles} <= ${ranch}.local_delivery_range
        and coalesce(animal.inspection in (${delivered}), true), 2),
      ('SHIPPING', ${ranch}.shipping_fee, ${ranch}.offer_shipping
        and (${ranch}.shipping_nationwide or ${miles} <= ${ranch}.shipping_radius)
        and coalesce(animal.inspection in (${shipped}), true), 3)
    ) as ways (method, fee, reaches, turn)
    where ${hasPlace} and reaches
    order by case turn when 1 then 1 when 4 then 3 else 2 end, fee, turn limit 1
  ) way on true
  cross join lateral (
    select min(cents) as price_from, max(cents) as price_to, min(packaged) as packaged_from, max(packaged) as packaged_to,
      ${divided('min(packaged)', 400)} / 10.0 as pounds_from, ${divided('max(packaged)', 400)} / 10.0 as pounds_to,
      ceil(min(packaged) / ${POUNDS_PER_CUBIC_FOOT * 2000}.0) / 2 as freezer_from,
      ceil(max(packaged) / ${POUNDS_PER_CUBIC_FOOT * 2000}.0) / 2 as freezer_to,
      min(${divided('cents * 4000', 'packaged')}) as per_pound_from, max(${divided('cents * 4000', 'packaged')}) as per_pound_to
    from (
      select packaged, coalesce(way.fee, 0) + case terms.pricing when 'FLAT' then terms.flat
        when 'HANGING' then ${divided('terms.price_per_pound * hanging', 40)}
        else ${divided('terms.price_per_pound * packaged', 4000)} end
        + case when terms.pays_processing then ${divided('animal.kill_fee * s.quarters', 4)}
          + ${divided('animal.cut_and_wrap_per_pound * hanging', 40)} else 0 end as cents
      from (values ${weightsAt('from', { ranch, number: 1 })}, ${weightsAt('to', { ranch, number: 2 })}) as weights (number, hanging, packaged)
    ) corners
  ) cost
  where s.offered and s.share_price > 0 and (way.method is not null or not ${hasPlace})`;

/** Sorts by the middle of the range of costs per packaged pound, unknown ones last. The sum of both ends gives the same order. */
export const CHEAPEST_FIRST = 'cost.is_processing_unknown, cost.per_pound_from + cost.per_pound_to, cost.quarters';

/** Exceeds any cost per pound, so that shares with a faraway pickup sort behind all others. */
const FAR_PICKUP = 1_000_000_000_000;
/** Sorts shares whose processing isn't known behind those, because 'plus processing' isn't cheap. */
const UNKNOWN_PROCESSING = 2 * FAR_PICKUP;
/** Sorts ranches without a share last. */
const NO_COST = 2 * UNKNOWN_PROCESSING;

/** Adds the column `cost` to sort ranches by: the cost of the cheapest share, among `sizes` if any are given. */
export function withCost(ranches: Computed | undefined, sizes: readonly OrderType[]): Computed {
  const place = ranches
    ? { miles: 'ranchers.distance_miles', hasPlace: 'ranchers.distance_miles is not null' }
    : { miles: 'null::float8', hasPlace: 'false' };
  const ofSizes = sizes.length > 0 ? { sql: 'where cost.share = any(?)', bindings: [[...new Set(sizes)]] } : null;
  return {
    sql: `select ranchers.*, coalesce((
        select cost.per_pound_from + cost.per_pound_to
          + case when cost.handover = 'LOCAL_PICKUP' and ${place.miles} > ${PICKUP_MILES} then ${FAR_PICKUP} else 0 end
          + case when cost.is_processing_unknown then ${UNKNOWN_PROCESSING} else 0 end
        from (${trueCosts('ranchers', place)}) cost
        ${ofSizes?.sql ?? ''} order by ${CHEAPEST_FIRST} limit 1
      ), ${NO_COST}) as cost from ${ranches ? `(${ranches.sql}) as ranchers` : 'ranchers'}`,
    bindings: [...(ofSizes?.bindings ?? []), ...(ranches?.bindings ?? [])],
    columns: ranches?.columns ?? [],
  };
}
