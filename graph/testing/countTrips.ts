import pg from 'pg';
import { vi } from 'vitest';

/** Counts the messages to PostgreSQL through any pool, without the check whether an idle connection is alive (`select 1`). */
export async function countTrips(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const trips = sent.mock.calls.filter(([query]) => String(query) !== 'select 1').length;
  sent.mockRestore();
  return trips;
}
