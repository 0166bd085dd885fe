-- What each ranch's shares cost, so that ranches are sorted by an index. The server knows the rule, so it computes the costs.

-- migrate:up

create table ranch_costs (
  rancher_id integer references ranchers on delete cascade,
  sizes smallint,
  state text not null,
  price bigint not null,
  cost bigint not null,
  rule text not null,
  primary key (rancher_id, sizes)
);
create index ranch_costs_by_price on ranch_costs (sizes, price, rancher_id);
create index ranch_costs_by_cost on ranch_costs (sizes, cost, rancher_id);
create index ranch_costs_by_state on ranch_costs (sizes, state, price);
create table stale_costs (id bigint generated always as identity primary key, rancher_id integer not null);
insert into stale_costs (rancher_id) select id from ranchers;
create or replace function tell_ranches(channel text, ranch_ids integer[]) returns void language plpgsql as $$
    declare ids integer[] := array(select distinct id from unnest(ranch_ids) as id);
    begin
      if channel = 'ranches_changed' then insert into stale_costs (rancher_id) select unnest(ids); end if;
      if cardinality(ids) > 100 then
        perform pg_notify(channel, 'all');
      else
        perform pg_notify(channel, id::text) from unnest(ids) as id;
      end if;
    end $$;

comment on table ranch_costs is 'The lowest price, and the lowest cost for a pound before delivery, of the shares that an approved ranch sells.';
comment on column ranch_costs.sizes is 'Among shares of these sizes: the sum of their quarters.';
comment on column ranch_costs.rule is 'The hash of the rule that made it.';
comment on table stale_costs is 'Ranches that may have other costs now. A ranch can stand here many times, so that whoever adds it waits for nobody.';
comment on function tell_ranches is 'Tells all servers, once this commits, which ranches have changed, and notes that their costs may have. A ranch counts once in a transaction.';

-- migrate:down

create or replace function tell_ranches(channel text, ranch_ids integer[]) returns void language plpgsql as $$
    declare ids integer[] := array(select distinct id from unnest(ranch_ids) as id);
    begin
      if cardinality(ids) > 100 then
        perform pg_notify(channel, 'all');
      else
        perform pg_notify(channel, id::text) from unnest(ids) as id;
      end if;
    end $$;
drop table stale_costs, ranch_costs;
