import { INSPECTION } from '../../rules/herd/inspection';
import { isShare, QUARTERS_OF } from '../../rules/herd/quarters';
import { COW_SHARES, USUAL_HANGING_TENTHS } from '../../rules/products/cowShares';
import { isLawful, PICKUP_MILES } from '../../rules/trueCost/cheapestDelivery';
import { POUNDS_PER_CUBIC_FOOT } from '../../rules/trueCost/trueCost';
import type { OrderType } from '../../rules/words/vocabulary';
import { yieldColumns, yieldEnd } from '../animals/yieldSql';
import type { Computed } from '../database/reading/page';
import { columnName } from '../database/reading/sql';

// This file is the one rule of what a share costs. A test checks that it's what an order with this share would be quoted.

const shipped = INSPECTION.values.filter((inspection) => isLawful(inspection, 'SHIPPING')).map((one) => `'${one}'`);
const delivered = INSPECTION.values
  .filter((inspection) => isLawful(inspection, 'LOCAL_DELIVERY'))
  .map((one) => `'${one}'`);

/** Selects the open animal that's ready first among those with a share of `quarters` left, and its processor. */
const nextAnimalWith = (ranch: string, quarters: string, only: string) => `
  select a.id as animal_id, a.tag, a.pricing, a.price, a.half_price, a.whole_price, a.price_per_pound, a.deposit_per_quarter, a.harvest_date, a.harvest_words,
    a.expected_hanging_from_tenths, a.expected_hanging_to_tenths, a.own_yield_from, a.own_yield_to, a.harvest_date + a.hang_days + a.cutting_days as ready_from,
    p.inspection, p.kill_fee, p.cut_and_wrap_per_pound, p.payer
  from animals a left join processors p on p.id = a.processor_id
  where a.rancher_id = ${ranch} and a.stage = 'OPEN' and a.quarters_left > 0 and case ${quarters} when 1 then true
    when 2 then not a.taken && '{1,2}' or not a.taken && '{3,4}' else a.taken = '{}' end and coalesce(a.id = ${only}, true)
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

/** SQL: a share's weights at one end, in fortieths and four-thousandths of a pound, or else the usual ones. */
function weightsAt(end: 'from' | 'to', ranch: string) {
  const usual = USUAL_HANGING_TENTHS[end];
  const hanging = `coalesce(animal.expected_hanging_${end}_tenths, ${usual})::bigint * s.quarters`;
  return `('${end}', case when animal.animal_id is null then s.hanging_${end} * 40 else ${hanging} end,
    case when animal.animal_id is null then s.yield_${end} * 4000 else ${hanging} * ${yieldEnd(end, 'animal', ranch)} end)`;
}

/** SQL of the flat price of a share on an animal, null without one: `flatPrice` of the rules. */
const FLAT_PRICE = `coalesce(case s.quarters when 2 then animal.half_price when 4 then animal.whole_price end, animal.price * s.quarters)`;

/** SQL of a share's terms. A flat price is of the whole share. */
const terms = (ranch: string) => `select
    case when animal.animal_id is not null then 'ANIMAL' when not ${ranch}.sells_by_animal then 'LIST'
      when ${ranch}.takes_line and s.share_price > 0 then 'LINE' else 'SOLD_OUT' end as availability,
    coalesce(animal.pricing, case when ${ranch}.price_per_pound > 0 then ${ranch}.pricing_model else 'FLAT' end) as pricing,
    coalesce(${FLAT_PRICE}, s.share_price) as flat,
    coalesce(animal.price_per_pound, ${ranch}.price_per_pound)::bigint as price_per_pound,
    coalesce(animal.payer, 'RANCH') as payer,
    coalesce(animal.deposit_per_quarter, case when ${ranch}.deposit_required then ${ranch}.deposit_amount else 0 end) * s.quarters as deposit,
    coalesce(processing.is_extra, false) as has_processing, coalesce(processing.is_extra and processing.is_known, false) as pays_processing,
    case when animal.animal_id is null then ${ranch}.pricing_model <> 'FLAT'
      else processing.is_extra and not processing.is_known end as is_processing_unknown
  from (select animal.pricing <> 'FLAT' or coalesce(animal.payer, '') = 'FAMILY' as is_extra,
    animal.kill_fee is not null and animal.cut_and_wrap_per_pound is not null as is_known) processing`;

/** SQL of what a share costs at each end of the range, without delivery. Packages are weighed to a tenth of a pound. */
const bills = (ranch: string) => `
  select packaged, hanging, case when terms.payer = 'FAMILY' then processing else 0 end as to_processor,
    case when terms.pricing = 'FLAT' or terms.availability = 'LIST' then terms.flat
      when terms.availability = 'ANIMAL' then by_weight
      when weights.bound = 'from' then least(by_weight, terms.flat) else greatest(by_weight, terms.flat) end
    + case when terms.payer = 'FAMILY' then 0 else processing end as shares
  from (values ${weightsAt('from', ranch)}, ${weightsAt('to', ranch)}) as weights (bound, hanging, packaged)
  cross join lateral (select case when terms.pricing = 'HANGING' then ${divided('terms.price_per_pound * hanging', 40)}
    else ${divided(`terms.price_per_pound * ${divided('packaged', 400)}`, 10)} end as by_weight) beef
  cross join lateral (select case when terms.has_processing then ${divided('coalesce(animal.kill_fee, 0) * s.quarters', 4)}
    + ${divided('coalesce(animal.cut_and_wrap_per_pound, 0) * hanging', 40)} else 0 end as processing) processor`;

/** SQL of the middle of what the ranch bills, in whole dollars if some are within: `linePrice` of the rules. */
const LINE_PRICE = `case when animal.animal_id is null then s.share_price
  when (shares_from + shares_to + 100) / 200 * 100 between shares_from and shares_to then (shares_from + shares_to + 100) / 200 * 100
  else (shares_from + shares_to) / 2 end`;

/** SQL of the version of an offer: `offerVersion` of the code. */
const VERSION = `left(md5(array_to_string(array[terms.pricing, terms.flat::text, terms.price_per_pound::text,
  animal.expected_hanging_from_tenths::text, animal.expected_hanging_to_tenths::text, animal.kill_fee::text,
  animal.cut_and_wrap_per_pound::text, terms.payer, terms.deposit::text, animal.inspection, animal.harvest_date::text], '|', '')), 12)`;

/** `miles` is null if unknown, `hasPlace` whether a place was given, and `only` the one animal to choose, or null. */
export const trueCosts = (
  ranch: string,
  { miles, hasPlace, only = 'null::integer' }: { miles: string; hasPlace: string; only?: string },
) => `
  select s.share, s.quarters, animal.animal_id, animal.tag, animal.harvest_date, animal.ready_from, animal.harvest_words,
    animal.inspection, way.method as handover, terms.availability, terms.pricing, terms.payer, terms.deposit,
    case when terms.deposit > 0 and terms.availability = 'ANIMAL' then ${ranch}.deposit_days end as deposit_days,
    terms.is_processing_unknown, case when terms.pricing = 'FLAT' then 0 else terms.price_per_pound end as price_per_pound,
    cost.*, ${LINE_PRICE} as line_price, ${VERSION} as version,
    terms.payer = 'FAMILY' and terms.pays_processing as pays_processor, packaged_yield."from" as yield_from,
    packaged_yield."to" as yield_to, packaged_yield.basis as yield_basis, packaged_yield.animals as yield_animals,
    array_remove(array[
      case when animal.animal_id is null and ${ranch}.pricing_model <> 'FLAT' and (terms.pricing = 'FLAT' or terms.availability = 'LIST')
        then 'ESTIMATED_PRICE' else terms.pricing || '_PRICE' end,
      case when animal.expected_hanging_from_tenths is null then 'USUAL_WEIGHT' else 'EXPECTED_WEIGHT' end,
      case when terms.pays_processing then 'PROCESSING' end,
      case when terms.is_processing_unknown then 'PROCESSING_UNKNOWN' end,
      coalesce(way.method, 'NO_PLACE')], null) as rests_on
  from (values ${shares(ranch)}) as s (share, quarters, offered, share_price, hanging_from, hanging_to, yield_from, yield_to)
  left join lateral (${nextAnimalWith(`${ranch}.id`, 's.quarters', only)}) animal on true
  left join lateral (select ${yieldColumns('animal', ranch)} where animal.animal_id is not null) packaged_yield on true
  cross join lateral (${terms(ranch)}) terms
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
    select min(shares) as shares_from, max(shares) as shares_to, min(to_processor) as processor_from, max(to_processor) as processor_to,
      min(cents) as price_from, max(cents) as price_to,
      ${divided('min(hanging)', 4)} / 10.0 as hanging_from, ${divided('max(hanging)', 4)} / 10.0 as hanging_to,
      ${divided('min(packaged)', 400)} / 10.0 as pounds_from, ${divided('max(packaged)', 400)} / 10.0 as pounds_to,
      ceil(min(packaged) / ${POUNDS_PER_CUBIC_FOOT * 2000}.0) / 2 as freezer_from,
      ceil(max(packaged) / ${POUNDS_PER_CUBIC_FOOT * 2000}.0) / 2 as freezer_to,
      min(${divided('cents * 4000', 'packaged')}) as per_pound_from, max(${divided('cents * 4000', 'packaged')}) as per_pound_to
    from (${bills(ranch)}) bill cross join lateral (select shares + to_processor + coalesce(way.fee, 0) as cents) total
  ) cost
  where s.offered and (${ranch}.sells_by_animal or s.share_price > 0) and (way.method is not null or not ${hasPlace})`;

/** Sorts by the middle of the range of costs per packaged pound, unknown ones last. The sum of both ends gives the same order. */
export const CHEAPEST_FIRST = 'cost.is_processing_unknown, cost.per_pound_from + cost.per_pound_to, cost.quarters';

/** Exceeds any cost per pound, so that shares with a faraway pickup sort behind all others. */
export const FAR_PICKUP = 1_000_000_000_000;
/** Sorts shares whose processing isn't known behind those, because 'plus processing' isn't cheap. */
const UNKNOWN_PROCESSING = 2 * FAR_PICKUP;
/** Sorts ranches without a share last. */
export const NO_COST = 2 * UNKNOWN_PROCESSING;

/** SQL of the number that a share's cost sorts by. */
export const sortedCost = (miles: string) => `cost.per_pound_from + cost.per_pound_to
  + case when cost.handover = 'LOCAL_PICKUP' and ${miles} > ${PICKUP_MILES} then ${FAR_PICKUP} else 0 end
  + case when cost.is_processing_unknown then ${UNKNOWN_PROCESSING} else 0 end`;

/** Adds the column `cost` to sort ranches around a place by: the cost of the cheapest share, among `sizes` if any are given. */
export function withCostThere(ranches: Computed, sizes: readonly OrderType[]): Computed {
  const place = { miles: 'ranchers.distance_miles', hasPlace: 'ranchers.distance_miles is not null' };
  return {
    sql: `select ranchers.*, coalesce((
        select min(${sortedCost(place.miles)}) from (${trueCosts('ranchers', place)}) cost
        where cost.availability <> 'SOLD_OUT' ${sizes.length > 0 ? 'and cost.share = any(?)' : ''}
      ), ${NO_COST}) as cost from (${ranches.sql}) as ranchers`,
    bindings: [...(sizes.length > 0 ? [[...new Set(sizes)]] : []), ...ranches.bindings],
    columns: ranches.columns,
  };
}
