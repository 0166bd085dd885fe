-- A ranch with an open animal sells by the animal, at the animal's prices, so the flag alone decides which shares it sells.

-- migrate:up

create or replace function keep_next_harvests(ranch_ids integer[]) returns void language plpgsql
as $$
  begin
    perform from ranch_harvests where rancher_id = any(ranch_ids) order by rancher_id for update;
    with animals_left as (
      select a.id, a.rancher_id,
        r.offer_quarter_cow and true as has_quarter,
        r.offer_half_cow and (not a.taken && '{1,2}' or not a.taken && '{3,4}') as has_half,
        r.offer_whole_cow and a.taken = '{}' as has_whole,
        case when a.harvest_date is null then 2147483646
          else a.harvest_date - date '2000-01-01' + a.hang_days + a.cutting_days end as ready
      from animals a join ranchers r on r.id = a.rancher_id
      where a.rancher_id = any(ranch_ids) and a.stage = 'OPEN' and a.quarters_left > 0
    ), found as (
      select rancher_id, (array_agg(id order by ready, id))[1] as animal_id, min(ready) as ready,
        min(ready) filter (where has_quarter) as quarter_ready,
        min(ready) filter (where has_half) as half_ready,
        min(ready) filter (where has_whole) as whole_ready
      from animals_left where has_quarter or has_half or has_whole group by rancher_id
    )
    update ranch_harvests h set (animal_id, ready, quarter_ready, half_ready, whole_ready) =
      row(found.animal_id, coalesce(found.ready, 2147483647), coalesce(found.quarter_ready, 2147483647), coalesce(found.half_ready, 2147483647), coalesce(found.whole_ready, 2147483647))
    from unnest(ranch_ids) as ranch (id) left join found on found.rancher_id = ranch.id
    where h.rancher_id = ranch.id
      and (h.animal_id, h.ready, h.quarter_ready, h.half_ready, h.whole_ready)
        is distinct from (found.animal_id, coalesce(found.ready, 2147483647), coalesce(found.quarter_ready, 2147483647), coalesce(found.half_ready, 2147483647), coalesce(found.whole_ready, 2147483647));
  end $$;
select keep_next_harvests(array(select distinct rancher_id from animals where stage = 'OPEN'));

-- migrate:down

create or replace function keep_next_harvests(ranch_ids integer[]) returns void language plpgsql
as $$
  begin
    perform from ranch_harvests where rancher_id = any(ranch_ids) order by rancher_id for update;
    with animals_left as (
      select a.id, a.rancher_id,
        r.offer_quarter_cow and r.quarter_cow_price > 0 and true as has_quarter,
        r.offer_half_cow and r.half_cow_price > 0 and (not a.taken && '{1,2}' or not a.taken && '{3,4}') as has_half,
        r.offer_whole_cow and r.whole_cow_price > 0 and a.taken = '{}' as has_whole,
        case when a.harvest_date is null then 2147483646
          else a.harvest_date - date '2000-01-01' + a.hang_days + a.cutting_days end as ready
      from animals a join ranchers r on r.id = a.rancher_id
      where a.rancher_id = any(ranch_ids) and a.stage = 'OPEN' and a.quarters_left > 0
    ), found as (
      select rancher_id, (array_agg(id order by ready, id))[1] as animal_id, min(ready) as ready,
        min(ready) filter (where has_quarter) as quarter_ready,
        min(ready) filter (where has_half) as half_ready,
        min(ready) filter (where has_whole) as whole_ready
      from animals_left where has_quarter or has_half or has_whole group by rancher_id
    )
    update ranch_harvests h set (animal_id, ready, quarter_ready, half_ready, whole_ready) =
      row(found.animal_id, coalesce(found.ready, 2147483647), coalesce(found.quarter_ready, 2147483647), coalesce(found.half_ready, 2147483647), coalesce(found.whole_ready, 2147483647))
    from unnest(ranch_ids) as ranch (id) left join found on found.rancher_id = ranch.id
    where h.rancher_id = ranch.id
      and (h.animal_id, h.ready, h.quarter_ready, h.half_ready, h.whole_ready)
        is distinct from (found.animal_id, coalesce(found.ready, 2147483647), coalesce(found.quarter_ready, 2147483647), coalesce(found.half_ready, 2147483647), coalesce(found.whole_ready, 2147483647));
  end $$;
select keep_next_harvests(array(select distinct rancher_id from animals where stage = 'OPEN'));
