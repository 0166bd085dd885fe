import type { Knex } from 'knex';
import type { Range } from './Range';

const HOUR = 3_600_000;

/** The hours that blocks of figures have: what the migration that made them sums up. */
const SIZES = [4096, 1024, 256, 64];

/** The fewest whole blocks in a range, the moments between which they lie, and what is left before and behind them. */
export interface Cover {
  hours: number[];
  blocks: number[];
  from: string;
  to: string;
  edges: [Range, Range];
}

/** Blocks are counted from 1970 on, by their size. A range without a whole block is all edge. */
export function coverOf(range: Range): Cover {
  const [start, end] = [Date.parse(range.from), Date.parse(range.to)];
  const smallest = Math.min(...SIZES) * HOUR;
  const [from, to] = [Math.ceil(start / smallest) * smallest, Math.floor(end / smallest) * smallest];
  if (from >= to) return coverWith([], range, range.from, range.from);
  return coverWith(blocksIn(from / HOUR, to / HOUR, SIZES), range, isoOf(from), isoOf(to));
}

/** What a statement reads: the blocks, between which moments they lie, and the two ends of the range. */
export function coverBindings(range: Range): (string | number[])[] {
  const { hours, blocks, from, to, edges } = coverOf(range);
  const [before, behind] = edges;
  return [hours, blocks, from, to, before.from, before.to, behind.from, behind.to];
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

/** The largest whole blocks, and smaller ones on both sides of them. */
function blocksIn(from: number, to: number, [hours, ...smaller]: number[]): Block[] {
  if (hours === undefined || from >= to) return [];
  const [first, end] = [Math.ceil(from / hours), Math.floor(to / hours)];
  if (first >= end) return blocksIn(from, to, smaller);
  const whole = Array.from({ length: end - first }, (_, at) => ({ hours, block: first + at }));
  return [...blocksIn(from, first * hours, smaller), ...whole, ...blocksIn(end * hours, to, smaller)];
}

const isoOf = (time: number) => new Date(time).toISOString();

/** Functions of the database that sum up some of what has changed, and say how much that was. */
const FOLDS = ['fold_figures', 'fold_moves', 'fold_progress', 'fold_charges', 'fold_herds'];

/**
 * Sums up what has changed in the figures since it was last done. Figures are exact without it, because they are read
 * together with their changes: it keeps those few.
 */
export async function foldFigures(db: Knex): Promise<void> {
  for (const fold of FOLDS) {
    for (let folded = 1; folded > 0; ) {
      const { rows } = await db.raw(`select ${fold}() as folded`);
      folded = rows[0].folded;
    }
  }
}
