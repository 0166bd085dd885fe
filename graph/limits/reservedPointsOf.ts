import type { Knex } from 'knex';
import type { Context } from '../context';
import { keyOf, limiterOf, MINUTE } from './limiterOf';
import { ReservedPoints } from './ReservedPoints';

/** Whose budget it is, and how much. */
type Budget = { kind: 'costPerToken' | 'costPerAddress'; caller: string; limit: number };

type Portions = { byCaller: Map<string, ReservedPoints>; sweptAt: number };

const portions = new WeakMap<Knex, Portions>();

/** What this server holds of a caller's budget. */
export function reservedPointsOf(context: Context, { kind, caller, limit }: Budget): ReservedPoints {
  const held = portions.get(context.db) ?? { byCaller: new Map(), sweptAt: Date.now() };
  portions.set(context.db, held);
  const known = held.byCaller.get(kind + caller);
  if (known) return known;
  sweep(held);
  const limiter = limiterOf(context.db, kind, { points: limit, duration: MINUTE });
  const portion = new ReservedPoints(limiter, keyOf(context, caller), limit);
  held.byCaller.set(kind + caller, portion);
  return portion;
}

/** Once a minute, forgets the callers of earlier minutes. */
function sweep(held: Portions): void {
  if (Date.now() - held.sweptAt < MINUTE * 1000) return;
  held.sweptAt = Date.now();
  for (const [caller, portion] of held.byCaller) if (portion.isOver) held.byCaller.delete(caller);
}
