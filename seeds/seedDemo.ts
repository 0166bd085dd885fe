import type { Knex } from 'knex';
import { hashPassword } from '../graph/accounts/passwords';
import { transaction } from '../graph/database/transaction';
import { plantCustomers } from './customers/plantCustomers';
import { plantLedger } from './ledger/plantLedger';
import { plantOrders } from './orders/plantOrders';
import { plantAdmin } from './plantAdmin';
import { plantFavorites } from './plantFavorites';
import { plantFeedback } from './plantFeedback';
import { plantRecords } from './plantRecords';
import { plantRanches } from './ranches/plantRanches';

const PASSWORD = 'Herdline1';

/** Lays the demo marketplace into an empty database: the same one each time, with its fourteen months ending at `now`. */
export async function seedDemo(db: Knex, now = new Date()): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  await transaction(db, async (trx) => {
    await plantAdmin(trx, passwordHash, now);
    const ranches = await plantRanches(trx, passwordHash, now);
    const customers = await plantCustomers(trx, passwordHash, now);
    const market = { customers, ranches, now };
    await plantFavorites(trx, market);
    const orders = await plantOrders(trx, market);
    await plantLedger(trx, ranches, orders, now);
    await plantFeedback(trx, market);
    await plantRecords(trx, now);
  });
}
