import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context';
import { keyOf, limiterOf, MINUTE } from './limiterOf';
import { ReservedPoints } from './ReservedPoints';

/** The budget of a caller. */
type Budget = { kind: 'costPerToken' | 'costPerAddress'; caller: string; limit: number };

/** A budget that nobody used for a minute has begun anew. */
const newReservations = () =>
  new LRUCache<string, ReservedPoints>({ max: MAX_CALLERS, ttl: MINUTE * 1_000, updateAgeOnGet: true });

/** Limits the memory. More callers in a minute only reserve their points again. */
const MAX_CALLERS = 10_000;

const reservations = new WeakMap<Knex, ReturnType<typeof newReservations>>();

/** Returns the points of a caller's budget that this server has reserved. */
export function reservedPointsOf(context: Context, { kind, caller, limit }: Budget): ReservedPoints {
  const ofDatabase = reservations.get(context.db) ?? newReservations();
  reservations.set(context.db, ofDatabase);
  const existing = ofDatabase.get(kind + caller);
  if (existing) return existing;
  const limiter = limiterOf(context.db, kind, { points: limit, duration: MINUTE });
  const reserved = new ReservedPoints(limiter, keyOf(context, caller), limit);
  ofDatabase.set(kind + caller, reserved);
  return reserved;
}
