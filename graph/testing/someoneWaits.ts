import type { Knex } from 'knex';
import { vi } from 'vitest';

/** Waits until this many statements in the database are blocked by locks of other transactions. */
export async function someoneWaits(db: Knex, count = 1): Promise<void> {
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await vi.waitUntil(async () => (await db.raw(waiting)).rows.length >= count, { timeout: 10_000, interval: 10 });
}
