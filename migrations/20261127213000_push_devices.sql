-- Browsers that people are told by push in, and the keys that sign these notifications.

-- migrate:up

create table push_devices (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  session_sid text not null unique,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  public_key bytea not null check (octet_length(public_key) = 65),
  auth bytea not null check (octet_length(auth) = 16),
  topics text[] not null,
  shows_details boolean not null,
  created_at timestamptz not null default now()
);
create index push_devices_user on push_devices (user_id);

comment on table push_devices is 'Browsers that are told by push, each by the service of its maker.';
comment on column push_devices.session_sid is 'The sign-in by which the person last asked for it. Signing out there ends it; a sign-in that expires does not.';
comment on column push_devices.endpoint is 'The address at the push service. Whoever knows it and the keys can send to this browser.';
comment on column push_devices.topics is 'The topics of mails that the person is told of here.';

create table push_keys (
  id boolean primary key default true check (id),
  public_key bytea not null,
  sealed_private_key bytea not null
);
comment on table push_keys is 'The key pair that signs notifications for push services (VAPID), made when it is first needed. One row.';

create function end_push_device() returns trigger language plpgsql as $$
    begin
      delete from push_devices where session_sid = old.sid;
      return null;
    end $$;
comment on function end_push_device() is 'Stops telling a browser by push when its person signs out.';
create trigger sessions_end_push_device after delete on sessions for each row
  when (old.expire > now()) execute function end_push_device();

create function end_push_devices() returns trigger language plpgsql as $$
    begin
      delete from push_devices where user_id = new.id;
      return null;
    end $$;
comment on function end_push_devices() is 'Stops telling anyone by push whose sign-ins all end.';
create trigger users_end_push_devices after update of sessions_valid_from, deletes_at on users for each row
  when (old.sessions_valid_from <> new.sessions_valid_from or (old.deletes_at is null and new.deletes_at is not null))
  execute function end_push_devices();

-- migrate:down

drop trigger users_end_push_devices on users;
drop trigger sessions_end_push_device on sessions;
drop function end_push_devices();
drop function end_push_device();
drop table push_keys;
drop table push_devices;
