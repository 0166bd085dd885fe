import type { Knex } from 'knex';
import { rangeProblem } from '../../rules/analyticsRange';
import { loader } from '../database/loader';
import { badInput } from '../errors';

/** From the first moment on and before the second, in ISO 8601. */
export type Range = { from: string; to: string };

/** Errors: BAD_USER_INPUT. */
export function readRange({ from, to }: { from: Date; to: Date }): Range {
  const problem = rangeProblem(from, to);
  if (problem) throw badInput(problem);
  return { from: from.toISOString(), to: to.toISOString() };
}

/** What is counted in a range, read once for all the fields that are made of it. */
export function countedIn<Figures>(read: (db: Knex, range: Range) => Promise<Figures>) {
  return loader<Range, Figures>(({ db }, ranges) => Promise.all(ranges.map((range) => read(db, range))));
}
