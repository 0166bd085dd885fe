import { expect, test } from 'vitest';
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
  sent_changes: 'Detects repeated requests: a key and a hash, for a while.',
  events: 'What orders, animals, messages and reviews say too, as news for programs.',
  commission_open_requests: 'A list for admins of what the ledger says.',
  open_charges: 'A list for admins of what the ledger says.',
  ranch_harvests: 'Made of the animals, for the search.',
  review_invitations: 'That an email was sent, which the emails say.',
  cut_sheet_reminders: 'That an email was sent, which the emails say.',
  status_moves: 'Made of the history, for figures of all ranches.',
  customer_progress: 'Made of the orders, for figures of all customers.',
  ranch_figures: 'Made of the orders, for figures of all ranches.',
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

test('the parts of an account have unique names', () => {
  for (const parts of Object.values(PARTS)) {
    const names = parts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});
