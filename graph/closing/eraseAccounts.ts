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
import { erasePerson } from './erasePerson';
import { eraseRanch } from './eraseRanch';
import { eraseTraces } from './eraseTraces';

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
