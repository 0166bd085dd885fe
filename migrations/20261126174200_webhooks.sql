-- Where events are sent to.

-- migrate:up

create table webhooks (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  rancher_id integer references ranchers on delete cascade,
  url text not null,
  secret text not null,
  types text[] not null default '{}',
  enabled boolean not null default true,
  position bigint not null,
  failures integer not null default 0,
  failing_since timestamptz,
  last_delivered_at timestamptz,
  created_at timestamptz not null default now(),
  url_since timestamptz not null default now()
);
create index webhooks_of_user on webhooks (user_id, created_at desc, id desc);
create index webhooks_of_ranch on webhooks (rancher_id) where enabled;
create index webhooks_failed on webhooks (failing_since desc, id desc) where not enabled;

create table webhook_deliveries (
  id integer generated always as identity primary key,
  webhook_id integer not null references webhooks on delete cascade,
  event_id bigint not null,
  event_type text not null,
  succeeded boolean not null,
  status integer,
  error text,
  duration integer not null,
  created_at timestamptz not null default now()
);
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_old on webhook_deliveries using brin (created_at);

create function queue_delivery(webhook_id integer, due timestamptz, hasten boolean) returns void language plpgsql as $$
    begin
      loop
        -- The queue adds nothing when a worker takes the job with this key at the same moment; that one may be too early.
        exit when (graphile_worker.add_job(
          'deliverEvents', json_build_object('webhookId', webhook_id), queue_name => 'webhook ' || webhook_id,
          run_at => due, job_key => 'webhook ' || webhook_id, priority => 1,
          job_key_mode => case when hasten then 'replace' else 'preserve_run_at' end
        )).id is not null;
      end loop;
    end $$;

create function take_turn_for_webhooks(of_ranch integer, and_of_all boolean) returns void language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(7319210, id) from (
        select id from webhooks
        where enabled and (rancher_id = of_ranch or and_of_all and rancher_id is null)
        order by id
      ) as concerned;
    end $$;

create function wake_webhooks() returns trigger language plpgsql as $$
    begin
      -- Who makes a webhook or turns it on waits until this ends, and those that come later see it: no event falls between.
      perform pg_advisory_xact_lock_shared(7319209, 0), pg_advisory_xact_lock_shared(7319209, new.rancher_id);
      -- Whatever their types: the next event of this transaction may be for a webhook of a smaller id.
      perform take_turn_for_webhooks(new.rancher_id, true);
      perform queue_delivery(id, now(), false) from webhooks
      where enabled and (rancher_id = new.rancher_id or rancher_id is null) and (types = '{}' or new.type = any(types));
      return null;
    end $$;
create constraint trigger events_wake_webhooks after insert on events
  deferrable initially deferred for each row execute function wake_webhooks();

comment on table webhooks is 'Addresses of partners that events are sent to.';

comment on column webhooks.rancher_id is 'Whose events are sent; null: all, for admins.';
comment on column webhooks.secret is 'Kept as it is: every event is signed with it.';
comment on column webhooks.types is 'Empty: all.';
comment on column webhooks.position is 'The last event that was taken or was none of this webhook''s.';
comment on column webhooks.failing_since is 'Since when the next event is tried in vain.';
comment on column webhooks.url_since is 'Since when events go to this URL.';
comment on table webhook_deliveries is 'The tries to send events.';
comment on column webhook_deliveries.event_id is 'The position of the event.';
comment on index webhook_deliveries_old is 'Only finds what is old; a sorted one would tempt the planner to look for a webhook''s tries among all.';
comment on function queue_delivery is 'One job at a time for each webhook: what is added while one runs waits for it. When the job is due stays as it is for a webhook that fails, unless told otherwise. Mail goes before.';
comment on function take_turn_for_webhooks is 'Whoever queues for several webhooks takes this first, by order of their ids: the keys of jobs are locked until the end.';
comment on function wake_webhooks is 'Queues a delivery for each webhook that an event concerns.';
comment on trigger events_wake_webhooks on events is 'At the end of the transaction, when it holds all its other locks: transactions wait for one another here, and none in a circle.';

-- migrate:down

drop trigger events_wake_webhooks on events;
drop table webhook_deliveries, webhooks;
drop function queue_delivery, take_turn_for_webhooks, wake_webhooks;

-- Nobody would know what to do with them. The queue's own tables come after the migrations.
do $$ begin
      if to_regclass('graphile_worker._private_jobs') is not null then
        delete from graphile_worker._private_jobs
        where task_id in (select id from graphile_worker._private_tasks where identifier = 'deliverEvents');
        delete from graphile_worker._private_job_queues where queue_name like 'webhook %';
      end if;
    end $$;
