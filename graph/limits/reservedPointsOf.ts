import type { Knex } from 'knex';
import type { Context } from '../context';
import { keyOf, limiterOf, MINUTE } from './limiterOf';
import { ReservedPoints } from './ReservedPoints';

/** The budget of a caller. */
type Budget = { kind: 'costPerToken' | 'costPerAddress'; caller: string; limit: number };

type Reservations = { byCaller: Map<string, ReservedPoints>; sweptAt: number };

const reservations = new WeakMap<Knex, Reservations>();

/** Returns the points of a caller's budget that this server has reserved. */
export function reservedPointsOf(context: Context, { kind, caller, limit }: Budget): ReservedPoints {
  const held = reservations.get(context.db) ?? { byCaller: new Map(), sweptAt: Date.now() };
  reservations.set(context.db, held);
  const existing = held.byCaller.get(kind + caller);
  if (existing) return existing;
  sweep(held);
  const limiter = limiterOf(context.db, kind, { points: limit, duration: MINUTE });
  const reserved = new ReservedPoints(limiter, keyOf(context, caller), limit);
  held.byCaller.set(kind + caller, reserved);
  return reserved;
}

/** Drops the points of earlier minutes, at most once a minute. */
function sweep(held: Reservations): void {
  if (Date.now() - held.sweptAt < MINUTE * 1000) return;
  held.sweptAt = Date.now();
  for (const [caller, reserved] of held.byCaller) if (reserved.isExpired) held.byCaller.delete(caller);
}
