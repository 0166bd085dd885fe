import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table api_tokens (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      name text not null,
      -- The secret is random and long: a plain hash of it cannot be guessed back.
      secret_hash bytea not null unique,
      scopes text[] not null check (
        cardinality(scopes) > 0 and scopes <@
        array['RANCHERS_READ', 'ORDERS_READ', 'COMMISSIONS_READ', 'ANALYTICS_READ', 'ORDERS_WRITE']
      ),
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      last_used_at timestamptz,
      revoked_at timestamptz
    );
    create index api_tokens_of_user on api_tokens (user_id, created_at desc, id desc) where revoked_at is null;

    alter table audit_entries drop constraint audit_entries_action_check, add check (action in (
      'SIGNED_IN', 'SIGN_IN_FAILED', 'PASSWORD_CHANGED', 'RANCH_APPROVED', 'RANCH_SUSPENDED', 'RANCH_REJECTED',
      'COMMISSION_RATE_SET', 'PAYMENT_RECORDED', 'PAYMENT_REQUEST_DISMISSED', 'RANCH_EDITED', 'ORDER_MOVED',
      'ADMIN_CREATED', 'TOKEN_CREATED', 'TOKEN_REVOKED', 'WEBHOOK_CREATED', 'WEBHOOK_CHANGED', 'WEBHOOK_DELETED'
    ));
  `);
}

export async function down(knex: Knex): Promise<void> {
  // What the older list of acts does not know stays in the log: it is append-only.
  await knex.raw(`
    alter table audit_entries drop constraint audit_entries_action_check, add check (action in (
      'SIGNED_IN', 'SIGN_IN_FAILED', 'PASSWORD_CHANGED', 'RANCH_APPROVED', 'RANCH_SUSPENDED', 'RANCH_REJECTED',
      'COMMISSION_RATE_SET', 'PAYMENT_RECORDED', 'PAYMENT_REQUEST_DISMISSED', 'RANCH_EDITED', 'ORDER_MOVED',
      'ADMIN_CREATED'
    )) not valid;
    drop table api_tokens;
  `);
}
