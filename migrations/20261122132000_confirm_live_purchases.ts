import type { Knex } from 'knex';

/** Families confirm that they buy their share of a live animal. A confirmation is for one animal, and is never changed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table live_purchases (
      id integer generated always as identity primary key,
      claim_id integer not null references claims,
      animal_id integer not null references animals,
      -- Of the text that was confirmed.
      version text not null,
      -- Whether the family lets the ranch choose the animal.
      ranch_chooses boolean not null,
      confirmed_at timestamptz not null default now()
    );
    create index live_purchases_of_claim on live_purchases (claim_id);

    alter table claims
      -- The confirmation that counts. Null: none for the animal that the claim is on.
      add column live_purchase_id integer references live_purchases,
      -- When the family was asked for it by mail.
      add column live_purchase_asked_at timestamptz;

    create function refuse_live_purchase_change() returns trigger language plpgsql as $$
    begin
      raise exception 'confirmations of live purchases are append-only';
    end $$;
    create trigger live_purchases_are_append_only before update or delete on live_purchases
      for each row execute function refuse_live_purchase_change();
    create trigger live_purchases_are_never_emptied before truncate on live_purchases
      for each statement execute function refuse_live_purchase_change();

    -- Who gets another animal hasn't bought that one yet.
    create function forget_live_purchase() returns trigger language plpgsql as $$
    begin
      new.live_purchase_id := null;
      new.live_purchase_asked_at := null;
      return new;
    end $$;
    create trigger claims_forget_live_purchase before update of animal_id on claims for each row
      when (old.animal_id is distinct from new.animal_id) execute function forget_live_purchase();

    create function tell_live_purchase() returns trigger language plpgsql as $$
    begin
      insert into events (type, rancher_id, order_id, animal_id, claim_id, amount)
      select 'LIVE_PURCHASE_CONFIRMED', rancher_id, order_id, new.animal_id, id, 0 from claims where id = new.claim_id;
      -- The open screens of the ranch show it.
      perform pg_notify('ranch_orders', concat(rancher_id, ' ', order_id)) from claims where id = new.claim_id;
      return null;
    end $$;
    create trigger live_purchases_tell after insert on live_purchases
      for each row execute function tell_live_purchase();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger claims_forget_live_purchase on claims;
    alter table claims drop column live_purchase_asked_at, drop column live_purchase_id;
    drop table live_purchases;
    drop function refuse_live_purchase_change, forget_live_purchase, tell_live_purchase;
  `);
}
