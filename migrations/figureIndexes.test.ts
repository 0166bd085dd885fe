import { beforeAll, expect, test } from 'vitest';
import { totalFigures } from '../graph/analytics/hourFigures';
import { planOf } from '../graph/testing/countStatements';
import { ownDatabase } from '../graph/testing/database';

// A database of its own: plans depend on how much there is.
const db = await ownDatabase('figure_indexes');

beforeAll(async () => {
  await db.raw(`
    insert into users (email, name, user_type) values ('rancher@herdline.test', 'Rancher', 'RANCHER');
    insert into ranchers (user_id, ranch_name, city, state, zip_code) select id, 'Ranch', 'Waco', 'Texas', '76701' from users;
    alter table commission_transactions disable trigger user;
    insert into commission_transactions (rancher_id, type, amount, description, created_at)
    select id, 'PAYMENT', 100, 'Check', now() - n * interval '1 minute' from ranchers, generate_series(1, 20000) as n;
    alter table commission_transactions enable trigger user`);
  await db.raw('vacuum analyze commission_transactions');
});

test('the ends of a range of figures are found in the ledger by an index', async () => {
  const range = { from: '2026-01-01T10:30:00.000Z', to: '2026-02-01T11:30:00.000Z' };
  const plan = await planOf(db, (context) => totalFigures(context, range));
  expect(plan).toContain('commission_by_time');
  expect(plan).not.toContain('Seq Scan on commission_transactions');
});
