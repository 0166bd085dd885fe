import type { Knex } from 'knex';
import type { Context } from '../context';
import { keyOf, limiterOf, MINUTE } from './limiterOf';
import { Portion } from './Portion';

/** Whose budget it is, and how much. */
type Budget = { kind: 'costPerToken' | 'costPerAddress'; caller: string; limit: number };

type Portions = { byKey: Map<string, Portion>; sweptAt: number };

const portions = new WeakMap<Knex, Portions>();

/** What this server holds of a caller's budget. */
export function portionOf(context: Context, { kind, caller, limit }: Budget): Portion {
  const held = portions.get(context.db) ?? { byKey: new Map(), sweptAt: Date.now() };
  portions.set(context.db, held);
  const key = keyOf(context, caller);
  const known = held.byKey.get(kind + key);
  if (known) return known;
  sweep(held);
  const portion = new Portion(limiterOf(context.db, kind, { points: limit, duration: MINUTE }), key, limit);
  held.byKey.set(kind + key, portion);
  return portion;
}

/** Once a minute, forgets the callers of earlier minutes. */
function sweep(held: Portions): void {
  if (Date.now() - held.sweptAt < MINUTE * 1000) return;
  held.sweptAt = Date.now();
  for (const [key, portion] of held.byKey) if (portion.isOver) held.byKey.delete(key);
}
