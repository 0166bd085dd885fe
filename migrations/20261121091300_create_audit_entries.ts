import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- No foreign keys, and names as they were: an entry outlives whom and what it is about.
    create table audit_entries (
      id integer generated always as identity primary key,
      action text not null check (action in (
        'SIGNED_IN', 'SIGN_IN_FAILED', 'PASSWORD_CHANGED', 'RANCH_APPROVED', 'RANCH_SUSPENDED', 'RANCH_REJECTED',
        'COMMISSION_RATE_SET', 'PAYMENT_RECORDED', 'PAYMENT_REQUEST_DISMISSED', 'RANCH_EDITED', 'ORDER_MOVED',
        'ADMIN_CREATED'
      )),
      -- Null for someone who was not signed in and for a command.
      actor_id integer,
      actor_name text not null default '',
      record_type text check (record_type in ('USER', 'RANCHER', 'ORDER')),
      record_id integer,
      record_name text not null default '',
      changes jsonb not null default '[]',
      created_at timestamptz not null default now(),
      check ((record_type is null) = (record_id is null))
    );
    create index audit_newest on audit_entries (created_at desc, id desc);
    create index audit_of_action on audit_entries (action, created_at desc, id desc);
    create index audit_of_actor on audit_entries (actor_id, created_at desc, id desc) where actor_id is not null;
    create index audit_of_record on audit_entries (record_type, record_id, created_at desc, id desc)
      where record_id is not null;
    create index audit_search on audit_entries using gin ((lower(actor_name || ' ' || record_name)) gin_trgm_ops);

    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is append-only';
    end $$;
    create trigger audit_is_append_only
      before update or delete on audit_entries
      for each row execute function refuse_audit_change();
    create trigger audit_is_never_emptied
      before truncate on audit_entries
      for each statement execute function refuse_audit_change();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table audit_entries; drop function refuse_audit_change()');
}
