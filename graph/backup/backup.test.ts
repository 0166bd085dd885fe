import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagePhotoFiles } from '../../rules/conversations/messagePhotoPath';
import { demoDatabaseUrl } from '../../seeds/testing/demoDatabase';
import { connect } from '../database/connection';
import { testApp, testBrowser } from '../http/testing/app';
import { openPhotoStore } from '../photos/store/openPhotoStore';
import { photoFiles } from '../photos/store/PhotoStore';
import { findDrift } from '../reconcile/reconcile';
import { emptyDatabaseUrl } from '../testing/database';
import { maker, PASSWORD } from '../testing/make';
import { temporaryDirectory } from '../testing/temporaryDirectory';
import { backup } from './backup';
import { type RestoreReport, restore } from './restore';

const [fromUrl, toUrl] = [await demoDatabaseUrl('backup_from'), await emptyDatabaseUrl('backup_to')];
const files = temporaryDirectory();
const file = path.join(files.path, 'all.tar.gz');
const key = '0123456789abcdef'.repeat(2);
const log = pino({ level: 'silent' });
const storeOf = (name: string) => openPhotoStore({ photoBucket: null, dataDir: path.join(files.path, name) }, log);
const photo = { hash: 'ab'.repeat(16), width: 480 };

/** The files of a ranch's photo and of a message's photo. */
let names: string[];
let report: RestoreReport;
let restored: Awaited<ReturnType<typeof all>>;

beforeAll(async () => {
  const db = connect(fromUrl, { statementTimeout: 0 });
  const { id } = await db('ranchers').first('id');
  await db('photoUploads').insert({ ...photo, rancherId: id, height: 300, bytes: 7 });
  const conversation = await db('conversations').first('id');
  names = [
    ...photoFiles({ ...photo, rancherId: id }),
    ...messagePhotoFiles({ ...photo, conversationId: conversation.id }),
  ];
  await db('messagePhotos').insert({ ...photo, conversationId: conversation.id, height: 300 });
  await storeOf('from').put(names.map((name) => ({ name, body: Buffer.from(name), type: 'image/webp' })));
  await db.raw("select graphile_worker.add_job('of_no_worker', '{}', run_at => now() + interval '1 year')");
  await db.raw('create table made_by_hand as select 1 as value');
  await db.destroy();
  await withClient(fromUrl, (client) => backup({ client, store: storeOf('from'), file, key }));
  await withClient(fromUrl, (client) => client.query('drop table made_by_hand'));
  report = await restoreAll(false);
  restored = await all(toUrl);
}, 600_000);

afterAll(files.remove);

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

const restoreAll = (isForced: boolean, from = file) =>
  withClient(toUrl, (client) => restore({ url: toUrl, client, store: storeOf('to'), file: from, key, isForced }));

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ('public', 'graphile_worker') and tablename !~ '^migrations' order by 1`;
const CATALOG = `
  select 'column' as kind, format('%s.%s.%s', table_schema, table_name, column_name) as name,
    concat_ws(' ', data_type, column_default, is_nullable, generation_expression) as definition
  from information_schema.columns where table_schema in ('public', 'graphile_worker')
  union all select 'constraint', format('%s %s', conrelid::regclass, conname), pg_get_constraintdef(oid) from pg_constraint
    where connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
  union all select 'trigger', format('%s %s', tgrelid::regclass, tgname), tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index
    where indrelid::regclass::text !~ '^pg_'
  union all select 'sequence', format('%s.%s', schemaname, sequencename), last_value::text from pg_sequences
    where sequencename !~ '^migrations_'
  order by 1, 2`;

/** Describes a database by a checksum of each table's rows, and by its catalog. */
async function all(url: string) {
  return withClient(url, async (client) => {
    const sums: Record<string, string> = {};
    await client.query("set timezone = 'UTC'");
    for (const { name } of (await client.query(TABLES)).rows) {
      const { rows } = await client.query(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${name} t`,
      );
      sums[name] = rows[0].sum;
    }
    return { sums, catalog: (await client.query(CATALOG)).rows };
  });
}

test('a restored database has each row, sequence and rule, and each photo', async () => {
  expect(report).toMatchObject({ photos: names.length, missingPhotos: [], unknownTables: ['public.made_by_hand'] });
  const before = await all(fromUrl);
  expect(restored).toEqual(before);
  expect(Object.values(before.sums).filter((sum) => !sum.startsWith('0 ')).length).toBeGreaterThan(20);
  const db = connect(toUrl);
  expect(await findDrift(db)).toEqual([]);
  await db.destroy();
  for (const name of names) expect(await storeOf('to').read(name)).toEqual(Buffer.from(name));
}, 600_000);

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id amount status } }';

test('the app runs on a restored database: a family from the backup signs in and orders', async () => {
  const { origin, db } = await testApp({ url: toUrl });
  const { ranch } = await maker(db).rancher();
  const last = await db('orders').orderBy('id', 'desc').first('id');
  const family = testBrowser();
  const email = 'customer@herdline.test';
  await family.run(origin, LOGIN, { input: { email, password: PASSWORD } });
  const input = {
    rancherId: String(ranch.id),
    customerName: 'Ann Miller',
    customerEmail: email,
    customerZip: '78704',
    orderType: 'HALF_COW',
    productDetails: [{ type: 'HALF_COW', quantity: 1, price: 180_000 }],
    shippingMethod: 'LOCAL_DELIVERY',
  };
  const { data } = await family.run(origin, PLACE, { input });
  expect(data.placeOrder).toMatchObject({ amount: 180_000, status: 'PENDING' });
  expect(Number(data.placeOrder.id)).toBeGreaterThan(last.id);
  await expect(restoreAll(true)).rejects.toThrow(
    'Servers of Herdline use this database. Stop them all before a restore.',
  );
}, 600_000);

test('a restore replaces a database with accounts only if forced, and a damaged archive changes nothing', async () => {
  await expect(restoreAll(false)).rejects.toThrow(
    'This database has accounts. To lose all that it holds, restore with --force.',
  );
  const before = await all(toUrl);
  const half = path.join(files.path, 'half.tar.gz');
  const whole = readFileSync(file);
  writeFileSync(half, whole.subarray(0, whole.length / 2));
  await expect(restoreAll(true, half)).rejects.toThrow(/half\.tar\.gz (cannot be read|is not a whole backup)/);
  expect(await all(toUrl)).toEqual(before);
}, 600_000);
