import type { Knex } from 'knex';
import { rangeProblem } from '../../rules/time/analyticsRange';
import type { Context } from '../context';
import { loader } from '../database/reading/loader';
import { badInput } from '../errors';

/** Starts at `from` and ends just before `to`, both in ISO 8601. */
export type Range = { from: string; to: string };

/** Errors: BAD_USER_INPUT. */
export function readRange({ config: { timeZone } }: Context, { from, to }: { from: Date; to: Date }): Range {
  const problem = rangeProblem(timeZone, from, to);
  if (problem) throw badInput(problem);
  return { from: from.toISOString(), to: to.toISOString() };
}

/** Returns a loader that reads the figures of a range once for all fields that need them. */
export function countedIn<Figures>(read: (db: Knex, range: Range, context: Context) => Promise<Figures>) {
  return loader<Range, Figures>((context, ranges) =>
    Promise.all(ranges.map((range) => read(context.db, range, context))),
  );
}
