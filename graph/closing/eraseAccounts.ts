import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { endSessions } from '../accounts/signIn/endSessions';
import { User } from '../accounts/User';
import { audit } from '../audit/audit';
import { transaction } from '../database/transaction';
import { photosOfPerson } from '../photos/photosOfPerson';
import type { PhotoStore } from '../photos/store/PhotoStore';
import { Rancher } from '../ranches/Rancher';
import { eraseFamily } from './eraseFamily';
import { DELETED, erasePerson } from './erasePerson';
import { eraseRanch } from './eraseRanch';

type Given = { db: Knex; store: PhotoStore; log: Logger };

/** Returns the job that erases accounts whose 30 days are over. A failure doesn't stop it, and the next run tries again. */
export function eraseAccounts({ db, store, log }: Given): () => Promise<void> {
  return async () => {
    const due = await isDue(User.query(db)).orderBy('deletesAt').select('id');
    for (const { id } of due) {
      await erase({ db, store }, id).catch((err) => log.error({ err, userId: id }, 'an account was not erased'));
    }
  };
}

const isDue = <Query extends { whereRaw(sql: string): Query }>(query: Query): Query =>
  query.whereRaw('deletes_at <= now()');

/** Locks as keepAccount does. Deletes files before rows, so that the next run after a crash deletes the rest. */
function erase({ db, store }: Omit<Given, 'log'>, id: number): Promise<void> {
  return transaction(db, async (trx) => {
    const ranch = await Rancher.query(trx).findOne({ userId: id }).forUpdate();
    const user = await isDue(User.query(trx).findById(id)).forUpdate();
    if (!user) return;
    const photos = await photosOfPerson(trx, id);
    await store.remove(photos.flatMap(({ files }) => files));
    await trx.raw("set local herdline.erasing = 'on'");
    await endSessions(trx, id);
    await eraseFamily(trx, id);
    if (ranch) await eraseRanch(trx, ranch);
    await audit(trx, { viewer: null }, { action: 'ACCOUNT_ERASED', to: { type: 'USER', id } });
    await eraseTraces(trx, user, ranch);
    await erasePerson(trx, user);
  });
}

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
async function eraseTraces(trx: Knex, { id: userId, userType }: User, ranch: Rancher | undefined): Promise<void> {
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
