import type { Knex } from 'knex';
import { rangeProblem } from '../../rules/time/analyticsRange';
import type { Context } from '../context';
import { loader } from '../database/reading/loader';
import { badInput } from '../errors';

const HOUR = 3_600_000;

/** The lengths of blocks of figures in hours, as in the migration that creates them. */
const SIZES = [4096, 1024, 256, 64];

/** The fewest whole blocks in a range, the moments where they start and end, and the rest before and after them. */
interface Cover {
  hours: number[];
  blocks: number[];
  from: string;
  to: string;
  edges: [Range, Range];
}

/** Splits a range into blocks and edges. Blocks of each size are numbered from 1970. Without a whole block, all is one edge. */
export function coverOf(range: Range): Cover {
  const [start, end] = [Date.parse(range.from), Date.parse(range.to)];
  const smallest = Math.min(...SIZES) * HOUR;
  const [from, to] = [Math.ceil(start / smallest) * smallest, Math.floor(end / smallest) * smallest];
  if (from >= to) return coverWith([], range, range.from, range.from);
  return coverWith(blocksIn(from / HOUR, to / HOUR, SIZES), range, isoOf(from), isoOf(to));
}

/** Returns the bindings of a statement that reads blocks: the blocks, where they start and end, and two edges. */
export function coverBindings(range: Range): (string | number[])[] {
  const { hours, blocks, from, to, edges } = coverOf(range);
  const [before, after] = edges;
  return [hours, blocks, from, to, before.from, before.to, after.from, after.to];
}

type Block = { hours: number; block: number };

function coverWith(found: Block[], range: Range, from: string, to: string): Cover {
  return {
    hours: found.map(({ hours }) => hours),
    blocks: found.map(({ block }) => block),
    from,
    to,
    edges: [
      { from: range.from, to: from },
      { from: to, to: range.to },
    ],
  };
}

/** Returns the largest whole blocks between two hours, and smaller ones on both sides of them. */
function blocksIn(from: number, to: number, [hours, ...smaller]: number[]): Block[] {
  if (hours === undefined || from >= to) return [];
  const [first, end] = [Math.ceil(from / hours), Math.floor(to / hours)];
  if (first >= end) return blocksIn(from, to, smaller);
  const whole = Array.from({ length: end - first }, (_, at) => ({ hours, block: first + at }));
  return [...blocksIn(from, first * hours, smaller), ...whole, ...blocksIn(end * hours, to, smaller)];
}

const isoOf = (time: number) => new Date(time).toISOString();

/** Database functions that fold a batch of changes into sums, and return its size. */
const FOLDS = ['fold_figures', 'fold_moves', 'fold_progress', 'fold_charges', 'fold_herds'];

/** Folds changes of figures into their sums. Reads add the changes anyway, but get slower with each. */
export async function foldFigures(db: Knex): Promise<void> {
  for (const fold of FOLDS) {
    for (let folded = 1; folded > 0; ) {
      const { rows } = await db.raw(`select ${fold}() as folded`);
      folded = rows[0].folded;
    }
  }
}

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
