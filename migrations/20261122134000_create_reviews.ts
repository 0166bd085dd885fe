import type { Knex } from 'knex';

/** What families say of fulfilled orders, and the ratings of ranches, which follow from it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table reviews (
      id integer generated always as identity primary key,
      order_id integer not null unique references orders,
      rancher_id integer not null references ranchers,
      author_id integer not null references users,
      -- As others see it: 'Anna K.'
      author_name text not null,
      stars smallint not null check (stars between 1 and 5),
      words text not null,
      -- What was bought, if it was a share.
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
      -- Since when somebody's report waits for an admin.
      reported_at timestamptz,
      check ((answer is null) = (answered_at is null)),
      check ((hidden_at is null) = (hidden_reason is null))
    );
    create index reviews_of_ranch on reviews (rancher_id, created_at, id) where hidden_at is null;
    create index reviews_of_ranch_by_stars on reviews (rancher_id, stars, id) where hidden_at is null;
    create index reviews_reported on reviews (reported_at, id) where reported_at is not null;
    create index reviews_hidden on reviews (hidden_at, id) where hidden_at is not null;

    create table review_reports (
      id integer generated always as identity primary key,
      review_id integer not null references reviews on delete cascade,
      reporter_id integer not null references users,
      reason text not null,
      created_at timestamptz not null default now(),
      -- When an admin decided.
      closed_at timestamptz,
      unique (review_id, reporter_id)
    );

    -- Which families were asked for a review, so that none is asked twice.
    create table review_invitations (
      order_id integer primary key references orders,
      created_at timestamptz not null default now()
    );
    create index order_status_updates_fulfilled on order_status_updates (created_at) where status = 'FULFILLED';

    -- The family that uploaded a photo for its review. Null: the ranch.
    alter table photo_uploads add column user_id integer references users;

    -- How many shown reviews have 1 to 5 stars. The rest of a rating is computed from it, so that nothing else can set it.
    alter table ranchers drop column shown_rating, drop column rating, drop column review_count;
    alter table ranchers add column rating_counts integer[] not null default '{0, 0, 0, 0, 0}'
      check (array_length(rating_counts, 1) = 5 and 0 <= all (rating_counts));
    alter table ranchers
      add column rating numeric(3, 2) not null generated always as (${average('0')}) stored,
      -- What a reader sees: 5 where nobody has rated yet.
      add column shown_rating numeric(3, 2) not null generated always as (${average('5')}) stored,
      add column review_count integer not null generated always as (${COUNT}) stored;
    create index ranchers_by_rating on ranchers (shown_rating desc, review_count desc, id desc) where approval = 'APPROVED';

    -- Adds and subtracts, because a sum over reviews could miss one that another transaction writes meanwhile.
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
    create trigger reviews_count_change after update of stars, hidden_at on reviews for each row
      when (old.stars <> new.stars or (old.hidden_at is null) <> (new.hidden_at is null))
      execute function count_review();

    alter table events add column review_id integer;
    create function tell_review_event() returns trigger language plpgsql as $$
    begin
      insert into events (type, rancher_id, order_id, review_id, amount)
      values ('REVIEW_WRITTEN', new.rancher_id, new.order_id, new.id, 0);
      return null;
    end $$;
    create trigger reviews_tell after insert on reviews for each row execute function tell_review_event();
  `);
}

const STARS = [1, 2, 3, 4, 5];
const COUNT = STARS.map((stars) => `rating_counts[${stars}]`).join(' + ');
const SUM = STARS.map((stars) => `${stars} * rating_counts[${stars}]`).join(' + ');
const average = (ofNone: string) =>
  `case when ${COUNT} = 0 then ${ofNone} else round((${SUM})::numeric / (${COUNT}), 2) end`;

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table review_reports, review_invitations, reviews;
    drop function count_review, tell_review_event;
    alter table events drop column review_id;
    drop index order_status_updates_fulfilled;
    delete from photo_uploads where user_id is not null;
    alter table photo_uploads drop column user_id;
    alter table ranchers drop column shown_rating, drop column rating, drop column review_count, drop column rating_counts;
    alter table ranchers
      add column rating numeric(3, 2) not null default 0 check (rating between 0 and 5),
      add column review_count integer not null default 0;
    alter table ranchers add column shown_rating numeric(3, 2) not null
      generated always as (case when review_count = 0 and rating = 0 then 5 else rating end) stored;
    create index ranchers_by_rating on ranchers (shown_rating desc, review_count desc, id desc) where approval = 'APPROVED';
  `);
}
