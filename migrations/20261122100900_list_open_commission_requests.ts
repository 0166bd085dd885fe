import type { Knex } from 'knex';

/**
 * What is open of a payment request stands beside the ledger, which never changes: a part payment lowers it, and the row
 * goes when the request is paid, dismissed or withdrawn. The list of all open requests is this table.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table commission_open_requests (
      request_id integer primary key references commission_transactions,
      rancher_id integer not null references ranchers,
      open_amount integer not null check (open_amount > 0)
    );
    create index commission_open_requests_of_ranch on commission_open_requests (rancher_id, request_id);
    insert into commission_open_requests (request_id, rancher_id, open_amount)
      select t.id, t.rancher_id, t.amount from commission_transactions t
      where t.type = 'REQUEST' and t.amount > 0
        and not exists (select from commission_request_answers a where a.request_id = t.id);
    create function open_commission_request() returns trigger language plpgsql as $$
    begin
      insert into commission_open_requests values (new.id, new.rancher_id, new.amount);
      return null;
    end $$;
    create trigger commission_request_opens after insert on commission_transactions
      for each row when (new.type = 'REQUEST' and new.amount > 0) execute function open_commission_request();
    alter table commission_request_answers add column withdrawn boolean not null default false,
      add check (not withdrawn or payment_id is null);
    -- Which actions there are is one list in the code; here only their form, so that a new one needs no migration.
    alter table audit_entries drop constraint audit_entries_action_check,
      add constraint audit_entries_action_check check (action ~ '^[A-Z]+(_[A-Z]+)*$');
  `);
}

/** The wider check of audited actions stays: entries that only it allows cannot be deleted. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table commission_request_answers drop column withdrawn;
    drop trigger commission_request_opens on commission_transactions;
    drop function open_commission_request;
    drop table commission_open_requests`);
}
