import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table webhooks (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      url text not null,
      -- Kept as it is: every event is signed with it.
      secret text not null,
      -- Empty: all.
      types text[] not null default '{}',
      enabled boolean not null default true,
      -- The last event that was taken or was none of this webhook's.
      position bigint not null,
      failures integer not null default 0,
      -- Since when the next event is tried in vain.
      failing_since timestamptz,
      last_delivered_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index webhooks_of_user on webhooks (user_id, created_at desc, id desc);

    create table webhook_deliveries (
      id integer generated always as identity primary key,
      webhook_id integer not null references webhooks on delete cascade,
      -- The position of the event.
      event_id bigint not null,
      event_type text not null,
      succeeded boolean not null,
      status integer,
      error text,
      duration integer not null,
      created_at timestamptz not null default now()
    );
    create index webhook_deliveries_newest on webhook_deliveries (webhook_id, created_at desc, id desc);
    create index webhook_deliveries_old on webhook_deliveries (created_at);

    create function wake_webhooks() returns trigger language plpgsql as $$
    begin
      perform graphile_worker.add_job(
        'deliverEvents', json_build_object('webhookId', w.id), queue_name => 'webhook ' || w.id,
        job_key => 'webhook ' || w.id, job_key_mode => 'preserve_run_at'
      )
      from (
        select w.id
        from webhooks w join users u on u.id = w.user_id left join ranchers r on r.user_id = u.id
        where w.enabled and (u.user_type = 'ADMIN' or r.id = new.rancher_id)
        -- In one order for all, because the keys of jobs are locked until the end.
        order by w.id
      ) as w;
      return null;
    end $$;
    -- At the end of the transaction, when it holds all its other locks: transactions wait for one another here, and none in a circle.
    create constraint trigger events_wake_webhooks after insert on events
      deferrable initially deferred for each row execute function wake_webhooks();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger events_wake_webhooks on events;
    drop function wake_webhooks;
    drop table webhook_deliveries, webhooks;
  `);
}
