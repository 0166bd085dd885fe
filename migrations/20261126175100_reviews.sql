-- What families say of ranches.

-- migrate:up

create table reviews (
  id integer generated always as identity primary key,
  order_id integer not null unique references orders,
  rancher_id integer not null references ranchers,
  author_id integer not null references users,
  author_name text not null,
  stars smallint not null check (stars between 1 and 5),
  words text not null,
  share text,
  hanging_pounds numeric(7, 1) check (hanging_pounds > 0),
  packaged_pounds numeric(7, 1) check (packaged_pounds > 0),
  photos text[] not null default '{}' check (cardinality(photos) <= 3),
  created_at timestamptz not null default now(),
  editable_until timestamptz not null,
  edited_at timestamptz,
  answer text,
  answered_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  reported_at timestamptz,
  deleted_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  check ((hidden_at is null) = (hidden_reason is null)),
  constraint reviews_deleted_hidden check (deleted_at is null or hidden_at is not null)
);
create index reviews_of_ranch on reviews (rancher_id, created_at, id) where hidden_at is null;
create index reviews_of_ranch_by_stars on reviews (rancher_id, stars, id) where hidden_at is null;
create index reviews_reported on reviews (reported_at, id) where reported_at is not null;
create index reviews_hidden on reviews (hidden_at, id) where hidden_at is not null;
create index reviews_of_author on reviews (author_id, rancher_id);

create table review_reports (
  id integer generated always as identity primary key,
  review_id integer not null references reviews on delete cascade,
  reporter_id integer not null references users,
  reason text not null,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (review_id, reporter_id)
);

create table review_invitations (
  order_id integer primary key references orders,
  created_at timestamptz not null default now()
);

create function count_review() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.hidden_at is null then
        update ranchers set rating_counts[old.stars] = rating_counts[old.stars] - 1 where id = old.rancher_id;
      end if;
      if tg_op <> 'DELETE' and new.hidden_at is null then
        update ranchers set rating_counts[new.stars] = rating_counts[new.stars] + 1 where id = new.rancher_id;
      end if;
      return null;
    end $$;
create trigger reviews_count after insert or delete on reviews for each row execute function count_review();
create trigger reviews_count_change after update of stars, hidden_at on reviews
  for each row when (old.stars <> new.stars or (old.hidden_at is null) <> (new.hidden_at is null))
  execute function count_review();

create function tell_review_event() returns trigger language plpgsql as $$
    begin
      insert into events (type, rancher_id, order_id, review_id, amount)
      values ('REVIEW_WRITTEN', new.rancher_id, new.order_id, new.id, 0);
      return null;
    end $$;
create trigger reviews_tell after insert on reviews for each row execute function tell_review_event();

comment on table reviews is 'Reviews of ranches, one an order.';

comment on column reviews.author_name is 'As others see it: ''Anna K.''';
comment on column reviews.share is 'What was bought, if it was a share.';
comment on column reviews.hidden_at is 'When an admin hid it. A deleted review is hidden too, so that whatever leaves out hidden ones leaves it out.';
comment on column reviews.reported_at is 'Since when somebody''s report waits for an admin.';
comment on table review_reports is 'Reviews that people reported to admins.';
comment on column review_reports.closed_at is 'When an admin decided.';
comment on table review_invitations is 'Which families were asked for a review, so that none is asked twice.';
comment on function count_review is 'Adds and subtracts, because a sum over reviews could miss one that another transaction writes meanwhile.';
comment on function tell_review_event is 'Tells a review as an event.';

-- migrate:down

drop table review_invitations, review_reports, reviews;
drop function count_review, tell_review_event;
