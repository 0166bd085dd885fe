import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database';
import { personalTables } from '../testing/personalTables';
import { PARTS } from './parts';

const db = await testDatabase();

/** Tables with something of a person that isn't in the export, and why. */
const LEFT_OUT: Record<string, string> = {
  authenticators: 'The secret of the app. When it was set up is in the export.',
  recovery_codes: 'Only hashes of codes.',
  passkey_challenges: 'A question to a passkey, for five minutes.',
  password_resets: 'The hash of a link, for half an hour.',
  sent_changes: 'That a change came twice: a key and a hash, for a while.',
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
  ranches_to_check: 'Which ranch a transaction has booked for, until it ends.',
  unreconciled_ranches: 'Ranches whose books did not add up before the database checked them.',
};

/** What lies in the folder of photos. */
const PHOTOS: (string | undefined)[] = ['photo_uploads', 'message_photos'];

const written = new Set(
  PHOTOS.concat(
    Object.values(PARTS).flatMap((parts) =>
      parts.flatMap(({ sql }) => [...sql.matchAll(/\b(?:from|join)\s+([a-z_]+)/g)].map(([, table]) => table)),
    ),
  ),
);

test('each table with something of a person is in the export, or it is said why not', async () => {
  const undecided = (await personalTables(db)).filter((table) => !written.has(table) && !(table in LEFT_OUT));
  expect(undecided).toEqual([]);
});

test('what is said to be left out is a table, and is written only where its secrets are not', async () => {
  const tables = await personalTables(db);
  expect(Object.keys(LEFT_OUT).filter((table) => !tables.includes(table))).toEqual([]);
  expect(Object.keys(LEFT_OUT).filter((table) => written.has(table))).toEqual(['authenticators']);
});

test('the parts of an account have names of their own', () => {
  for (const parts of Object.values(PARTS)) {
    const names = parts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});
