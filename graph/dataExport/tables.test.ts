import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PERSONAL_DATA } from '../../rules/papers/personalData';
import { personalTables } from '../accounts/testing/personalTables';
import { testDatabase } from '../testing/database';
import { PARTS } from './parts';

const db = await testDatabase();

/** Tables with personal data that isn't exported, and why. */
const LEFT_OUT: Record<string, string> = {
  authenticators: 'The secret of the app. The date of its setup is exported.',
  recovery_codes: 'Only hashes of codes.',
  passkey_challenges: 'A challenge for a passkey, for five minutes.',
  password_resets: 'The hash of a link, for half an hour.',
  processor_prints: 'When a processor printed the sheets of an animal.',
  sent_changes: 'Detects repeated requests: a key and a hash, for a while.',
  events: 'What orders, animals, messages and reviews say too, as news for programs.',
  commission_open_requests: 'A list for admins of what the ledger says.',
  open_charges: 'A list for admins of what the ledger says.',
  ranch_harvests: 'Made of the animals, for the search.',
  ranch_costs: 'Made of the prices and animals, for the search.',
  stale_costs: 'Made of the prices and animals, for the search.',
  review_invitations: 'That an email was sent, which the emails say.',
  cut_sheet_reminders: 'That an email was sent, which the emails say.',
  status_moves: 'Made of the history, for figures of all ranches.',
  customer_progress: 'Made of the orders, for figures of all customers.',
  ranch_figures: 'Made of the orders, for figures of all ranches.',
  period_ranches: 'Made of the orders, for figures of all ranches.',
  figure_changes: 'Made of the orders, for figures of all ranches.',
  stale_customers: 'Made of the orders, for figures of all customers.',
  stale_ranches: 'Made of the orders, for figures of all ranches.',
  ranches_to_check: 'Which ranch a transaction has written ledger entries for, until the transaction ends.',
  unreconciled_ranches: 'Ranches whose books did not add up before the database checked them.',
};

/** Tables that are exported as photo files. */
const PHOTOS: (string | undefined)[] = ['photo_uploads', 'message_photos'];

const exported = new Set(
  PHOTOS.concat(
    Object.values(PARTS).flatMap((parts) =>
      parts.flatMap(({ sql }) => [...sql.matchAll(/\b(?:from|join)\s+([a-z_]+)/g)].map(([, table]) => table)),
    ),
  ),
);

test('each table with personal data is in the export or in LEFT_OUT', async () => {
  const undecided = (await personalTables(db)).filter((table) => !exported.has(table) && !(table in LEFT_OUT));
  expect(undecided).toEqual([]);
});

test('LEFT_OUT names only existing tables, and only authenticators are exported in part', async () => {
  const tables = await personalTables(db);
  expect(Object.keys(LEFT_OUT).filter((table) => !tables.includes(table))).toEqual([]);
  expect(Object.keys(LEFT_OUT).filter((table) => exported.has(table))).toEqual(['authenticators']);
});

const onPrivacyPage = PERSONAL_DATA.flatMap(({ tables }) => tables);

test('the privacy page names each table with personal data once, except tables that are made of others', async () => {
  const tables = await personalTables(db);
  const expected = tables.filter((table) => onPrivacyPage.includes(table) || !(table in LEFT_OUT));
  expect(onPrivacyPage.toSorted()).toEqual(expected);
});

test.each(PERSONAL_DATA)('the privacy page tells whether the export has: $what', ({ tables, isExported }) => {
  expect(tables.filter((table) => exported.has(table) !== isExported)).toEqual([]);
});

const PERSONAL_COLUMN =
  '(^|_)(name|email|phone|address|street|zip_code|city|latitude|agent|notes?|text|words|reason|feedback|description|subject|sess)$';

test('each column that could name a person or has texts of people is in a table of the privacy page', async () => {
  const { rows } = await db.raw(`
    select distinct table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ '${PERSONAL_COLUMN}'`);
  // Other tests of this worker make tables too.
  const described = readFileSync('docs/database.sql', 'utf8');
  const names: string[] = rows.map(({ name }: { name: string }) => name);
  const tables = names.filter((name) => described.includes(`create table ${name} (`));
  // A plant has no account. The page names its email where it tells of slots.
  expect(tables.filter((table) => !onPrivacyPage.includes(table))).toEqual(['plants', 'zip_codes']);
});

test('the parts of an account have unique names', () => {
  for (const parts of Object.values(PARTS)) {
    const names = parts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});
