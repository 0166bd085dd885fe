-- Photos that were uploaded, and pictures that admins have taken down.

-- migrate:up

create table photo_uploads (
  id integer generated always as identity primary key,
  rancher_id integer not null references ranchers on delete cascade,
  hash text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now(),
  user_id integer references users,
  unique (rancher_id, hash)
);
create index photo_uploads_by_age on photo_uploads (created_at);

create table taken_down_pictures (
  picture text primary key,
  taken_down_at timestamptz not null default now()
);

comment on table photo_uploads is 'Photos that were uploaded, shown or not. What no ranch shows goes after a day.';

comment on column photo_uploads.hash is 'Of the file as it came: the same photo again is the same upload.';
comment on column photo_uploads.width is 'Of the largest picture that was made of it.';
comment on column photo_uploads.bytes is 'All pictures that were made of it together.';
comment on column photo_uploads.user_id is 'The family that uploaded a photo for its review. Null: the ranch.';
comment on table taken_down_pictures is 'Pictures that admins have taken down. They are not shown again.';
comment on column taken_down_pictures.picture is 'MD5 of the URL of a linked picture, or of ''/photos/{ranch}/{hash}''.';

-- migrate:down

drop table taken_down_pictures, photo_uploads;
