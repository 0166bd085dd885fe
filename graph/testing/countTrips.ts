import pg from 'pg';
import { vi } from 'vitest';

type Query = (this: object, ...given: unknown[]) => unknown;

/**
 * Counts the round trips to PostgreSQL through any pool, without the check whether an idle connection is alive (`select 1`). A
 * statement that is sent while its connection waits for another one's answer costs none.
 */
export async function countTrips(work: () => Promise<unknown>): Promise<number> {
  const send = pg.Client.prototype.query as Query;
  const waiting = new Map<object, number>();
  let trips = 0;
  const sent = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: object, ...given: unknown[]) {
    const before = waiting.get(this) ?? 0;
    if (before === 0 && given[0] !== 'select 1') trips++;
    waiting.set(this, before + 1);
    const answered = () => waiting.set(this, (waiting.get(this) ?? 1) - 1);
    const callback = given.findIndex((one) => typeof one === 'function');
    const answer = given[callback] as Query | undefined;
    if (answer) {
      given[callback] = (...results: unknown[]) => {
        answered();
        answer.call(this, ...results);
      };
    }
    const result = send.call(this, ...given);
    if (!answer && result instanceof Promise) result.then(answered, answered);
    return result;
  } as Query as never);
  await work();
  sent.mockRestore();
  return trips;
}
