import type { Knex } from 'knex';

/** Tables that refuse every change, with the columns that hold words of people. */
const APPEND_ONLY = [
  { refuse: 'refuse_ledger_change', message: 'the commission ledger is append-only', words: ['description'] },
  {
    refuse: 'refuse_settlement_change',
    message: 'weights, settlements and payments are append-only',
    words: ['note', 'reason'],
  },
  {
    refuse: 'refuse_audit_change',
    message: 'the audit log is append-only',
    words: ['actor_name', 'record_name', 'changes', 'token_name', 'address', 'user_agent'],
  },
];

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- When an account that its owner closed is erased, and when it was.
    alter table users add column deletes_at timestamptz, add column deleted_at timestamptz;
    create index users_deletes_at on users (deletes_at) where deletes_at is not null;
    -- The same for the ranch of an owner, and what it goes back to if the account is kept.
    alter table ranchers add column deletes_at timestamptz, add column approval_before text
      check (approval_before in ('PENDING', 'APPROVED', 'SUSPENDED', 'REJECTED'));

    -- Who helps at a ranch that its owner closes has nothing to do there until it's kept.
    create or replace view ranch_people as
      select user_id, id as rancher_id, 'OWNER' as role from ranchers
      union all
      select h.user_id, h.rancher_id, h.role from ranch_helpers h join ranchers r on r.id = h.rancher_id where r.deletes_at is null;

    create function tell_ranch_closed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('sessions_ended', user_id::text) from ranch_helpers where rancher_id = new.id;
      return null;
    end $$;
    create trigger ranchers_told_closed after update of deletes_at on ranchers
      for each row when (old.deletes_at is distinct from new.deletes_at) execute function tell_ranch_closed();

    -- Whether a change takes away nothing but words of a person who is being erased. Figures stay as they are.
    create function is_erasure(before jsonb, after jsonb, words text[]) returns boolean language sql stable as $$
      select current_setting('herdline.erasing', true) = 'on' and before - words = after - words
    $$;
  `);
  for (const { refuse, message, words } of APPEND_ONLY) {
    await knex.raw(`
      create or replace function ${refuse}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if is_erasure(to_jsonb(old), to_jsonb(new), '{${words}}') then return new; end if;
        end if;
        raise exception '${message}';
      end $$
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const { refuse, message } of APPEND_ONLY) {
    await knex.raw(`
      create or replace function ${refuse}() returns trigger language plpgsql as $$
      begin
        raise exception '${message}';
      end $$
    `);
  }
  await knex.raw(`
    drop function is_erasure;
    drop trigger ranchers_told_closed on ranchers;
    drop function tell_ranch_closed;
    create or replace view ranch_people as
      select user_id, id as rancher_id, 'OWNER' as role from ranchers
      union all
      select user_id, rancher_id, role from ranch_helpers;
    alter table ranchers drop column approval_before, drop column deletes_at;
    alter table users drop column deleted_at, drop column deletes_at;
  `);
}
