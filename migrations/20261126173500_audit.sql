-- The log of what people did.

-- migrate:up

create table audit_entries (
  id integer generated always as identity primary key,
  action text not null check (action ~ '^[A-Z]+(_[A-Z]+)*$'),
  actor_id integer,
  actor_name text not null default '',
  record_type text check (record_type in ('USER', 'RANCHER', 'ORDER')),
  record_id integer,
  record_name text not null default '',
  changes jsonb not null default '[]',
  created_at timestamptz not null default now(),
  token_name text,
  address text,
  user_agent text,
  check ((record_type is null) = (record_id is null))
);
create index audit_newest on audit_entries (created_at desc, id desc);
create index audit_of_action on audit_entries (action, created_at desc, id desc);
create index audit_of_actor on audit_entries (actor_id, created_at desc, id desc) where actor_id is not null;
create index audit_of_record on audit_entries (record_type, record_id, created_at desc, id desc) where record_id is not null;
create index audit_search on audit_entries using gin (search_form(lower(actor_name || ' ' || record_name)) gin_trgm_ops);

create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if is_erasure(to_jsonb(old), to_jsonb(new), '{actor_name,record_name,changes,token_name,address,user_agent}') then return new; end if;
      end if;
      raise exception 'the audit log is append-only';
    end $$;
create trigger audit_is_append_only before update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger audit_is_never_emptied before truncate on audit_entries
  for each statement execute function refuse_audit_change();

comment on table audit_entries is 'What people did. No foreign keys, and names as they were: an entry outlives whom and what it is about.';

comment on column audit_entries.actor_id is 'Null for someone who was not signed in and for a command.';
comment on column audit_entries.token_name is 'As it was then, like the other names of an entry; null for what came by a session or a command.';
comment on function refuse_audit_change is 'The audit log is only added to, save for words of a person who is erased.';

-- migrate:down

drop table audit_entries;
drop function refuse_audit_change;
