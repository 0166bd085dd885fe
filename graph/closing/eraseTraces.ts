import type { Knex } from 'knex';
import type { User } from '../accounts/User';
import type { Rancher } from '../ranches/Rancher';
import { DELETED } from './erasePerson';

/** Fields whose audited changes contain no text that people wrote. */
const FIGURES = [
  ...['status', 'approval', 'amount', 'balance', 'total', 'kind', 'method', 'openRequests', 'commissionRate'],
  ...[
    'hasBrokerAgreement',
    'agreementVersion',
    'termsVersion',
    'file',
    'conversation',
    'types',
    'scopes',
    'expiresAt',
    'enabled',
    'stage',
    'role',
    'rancherId',
  ],
];

/** Erases the person, their network addresses and their texts from the audit log, which still says what was done and when. */
export async function eraseTraces(
  trx: Knex,
  { id: userId, userType }: User,
  ranch: Rancher | undefined,
): Promise<void> {
  const given = { userId, rancherId: ranch?.id ?? null, name: DELETED[userType], figures: FIGURES };
  for (const sql of [BY_PERSON, ON_PERSON, ON_RANCH, TEXTS_IN_CHANGES]) await trx.raw(sql, given);
}

const BY_PERSON = `
  update audit_entries set actor_name = :name, token_name = null, address = null, user_agent = null where actor_id = :userId`;

/** Erases network address and browser of failed sign-ins too, since the person may have made them. */
const ON_PERSON = `
  update audit_entries set record_name = :name,
    address = case when actor_id is null then null else address end,
    user_agent = case when actor_id is null then null else user_agent end
  where record_type = 'USER' and record_id = :userId`;

const ON_RANCH = `
  update audit_entries set record_name = 'Deleted ranch' where record_type = 'RANCHER' and record_id = :rancherId`;

const TEXTS_IN_CHANGES = `
  update audit_entries set changes = coalesce(
    (select jsonb_agg(change) from jsonb_array_elements(changes) change where change ->> 'field' = any(:figures)), '[]')
  where changes <> '[]' and (
    (record_type = 'USER' and record_id = :userId)
    or (record_type = 'RANCHER' and record_id = :rancherId)
    or (record_type = 'ORDER' and record_id in (
      select id from orders where customer_id = :userId or rancher_id = :rancherId)))`;
