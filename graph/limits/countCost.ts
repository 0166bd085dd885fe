import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context';
import { keyOf, limiterOf, MINUTE, networkOf, rateLimited } from './limiterOf';
import { ReservedPoints } from './ReservedPoints';

/** Counts a cost against what token and address may use in a minute. Errors: RATE_LIMITED. */
export async function countCost(context: Context, cost: number): Promise<void> {
  const { spending } = context;
  if (!spending) return;
  // An operation that reads nothing still costs something.
  const counted = Math.max(cost, 1);
  const reservations = reservationsOf(context);
  const insufficient = await spendFromAll(reservations, counted);
  if (!insufficient) spending.spent += counted;
  Object.assign(spending, insufficient ? insufficient.figures() : tightest(reservations));
  if (!insufficient) return;
  throw rateLimited('This is more than may be asked for in a minute. Please try again later.', spending.resetSeconds);
}

/** Spends the cost from all reservations or from none. Returns the reservation that didn't have enough. */
async function spendFromAll(reservations: ReservedPoints[], cost: number): Promise<ReservedPoints | undefined> {
  for (const [index, reservation] of reservations.entries()) {
    if (await reservation.take(cost)) continue;
    for (const taken of reservations.slice(0, index)) taken.giveBack(cost);
    return reservation;
  }
  return undefined;
}

/** All callers of an address share its budget, so more tokens don't bring more budget. */
function reservationsOf(context: Context): ReservedPoints[] {
  const { token, address, config } = context;
  const ofAddress = { kind: 'costPerAddress', caller: networkOf(address), limit: config.costPerAddress } as const;
  const budgets = token
    ? [{ kind: 'costPerToken', caller: String(token.id), limit: config.costPerToken } as const, ofAddress]
    : [ofAddress];
  return budgets.map((budget) => reservedPointsOf(context, budget));
}

function tightest(reservations: ReservedPoints[]) {
  const [tightest] = reservations.map((reservation) => reservation.figures()).sort((a, b) => a.remaining - b.remaining);
  return tightest;
}

type Budget = { kind: 'costPerToken' | 'costPerAddress'; caller: string; limit: number };

/** A budget that nobody used for a minute has begun anew. */
const newReservations = () =>
  new LRUCache<string, ReservedPoints>({ max: MAX_CALLERS, ttl: MINUTE * 1_000, updateAgeOnGet: true });

/** Limits the memory. More callers in a minute only reserve their points again. */
const MAX_CALLERS = 10_000;

const reservations = new WeakMap<Knex, ReturnType<typeof newReservations>>();

function reservedPointsOf(context: Context, { kind, caller, limit }: Budget): ReservedPoints {
  const ofDatabase = reservations.get(context.db) ?? newReservations();
  reservations.set(context.db, ofDatabase);
  const existing = ofDatabase.get(kind + caller);
  if (existing) return existing;
  const limiter = limiterOf(context.db, kind, { points: limit, duration: MINUTE });
  const reserved = new ReservedPoints(limiter, keyOf(context, caller), limit);
  ofDatabase.set(kind + caller, reserved);
  return reserved;
}
