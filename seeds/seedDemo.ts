import type { Knex } from 'knex';
import { hashPassword } from '../graph/accounts/passwords/passwords';
import { User } from '../graph/accounts/User';
import { transaction } from '../graph/database/transaction';
import { TERMS_VERSION } from '../rules/papers/termsVersion';
import { insertCustomers } from './customers/insertCustomers';
import { daysBefore } from './daysBefore';
import { readNearbyTowns } from './herd/draftProcessors';
import { insertHerds } from './herd/insertHerds';
import { ordersOf, planHerds } from './herd/planHerds';
import { insertComplaints } from './insertComplaints';
import { insertConversations } from './insertConversations';
import { insertFavorites } from './insertFavorites';
import { insertFeedback } from './insertFeedback';
import { insertRecords } from './insertRecords';
import { insertLedger } from './ledger/insertLedger';
import { insertOrders } from './orders/insertOrders';
import { planOrders } from './orders/planOrders';
import { insertRanches, type SeededRanch } from './ranches/insertRanches';
import { insertReviews } from './reviews/insertReviews';
import { insertSettlements } from './settlements/insertSettlements';

const PASSWORD = 'Herdline1';

/** Fills an empty database with the demo marketplace, which is always the same: fourteen months that end at `now`. */
export async function seedDemo(db: Knex, now = new Date()): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  await transaction(db, async (trx) => {
    await insertAdmin(trx, passwordHash, now);
    const ranches = await insertRanches(trx, passwordHash, now);
    const customers = await insertCustomers(trx, passwordHash, now);
    const market = { customers, ranches, now };
    await insertFavorites(trx, market);
    const herds = planHerds(market, await readNearbyTowns(trx));
    const orders = await insertOrders(trx, [...planOrders(market), ...ordersOf(herds)], now);
    await insertHerds(trx, herds, { orders, now });
    await insertSettlements(trx, orders, now);
    await insertLedger(trx, ranches, orders, now);
    await insertReviews(trx, { orders, now });
    await insertFeedback(trx, market);
    await insertConversations(trx, orders, market);
    await insertComplaints(trx, now);
    await insertRecords(trx, now);
    await insertHelper(trx, { ranches, passwordHash, now });
    await insertTeam(trx, passwordHash, now);
  });
}

async function insertHelper(trx: Knex, { ranches, passwordHash, now }: Helping): Promise<void> {
  const ranch = ranches.find(({ owner }) => owner.email === 'rancher@herdline.test');
  if (!ranch) return;
  const since = daysBefore(now, 60).toISOString();
  const account = { name: 'Dusty Cole', email: 'helper@herdline.test', userType: 'RANCHER' as const, passwordHash };
  const helper = await User.query(trx).insert({
    ...account,
    ...{
      emailConfirmedAt: since,
      termsVersion: TERMS_VERSION,
      termsAcceptedAt: since,
      createdAt: since,
      updatedAt: since,
    },
  });
  const role = 'WORK_ORDERS';
  await trx('ranchHelpers').insert({ userId: helper.id, rancherId: ranch.id, role, invitedBy: ranch.owner.id });
}

/** Inserts admins who have only a part of the duties. */
async function insertTeam(trx: Knex, passwordHash: string, now: Date): Promise<void> {
  const since = daysBefore(now, 120).toISOString();
  const common = {
    userType: 'ADMIN' as const,
    passwordHash,
    emailConfirmedAt: since,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: since,
    createdAt: since,
    updatedAt: since,
  };
  await User.query(trx).insert([
    { ...common, name: 'Sam Ortiz', email: 'support@herdline.test', adminRole: 'SUPPORT' },
    { ...common, name: 'Fay Lindgren', email: 'finance@herdline.test', adminRole: 'FINANCE' },
  ]);
}

type Helping = { ranches: SeededRanch[]; passwordHash: string; now: Date };

async function insertAdmin(trx: Knex, passwordHash: string, now: Date): Promise<void> {
  const createdAt = daysBefore(now, 900).toISOString();
  const account = { name: 'Robin Hale', email: 'admin@herdline.test' };
  const moments = { emailConfirmedAt: createdAt, createdAt, updatedAt: createdAt };
  await User.query(trx).insert({ ...account, userType: 'ADMIN', passwordHash, ...moments });
}
