import type { Knex } from 'knex';
import { nextStatuses } from '../../../rules/orders/orderStatus';
import { ORDER_STATUS, ORDER_TYPE } from '../../../rules/words/vocabulary';

// biome-ignore lint/suspicious/noExplicitAny: plain rows of the tables.
type Row = any;

const sum = (rows: Row[], column = 'amount') => rows.reduce((total, row) => total + row[column], 0);
const distinct = <Value>(values: Value[]) => [...new Set(values)];

/** Reads all tables behind the figures. */
export async function readRows(db: Knex) {
  const [orders, updates, entries, users, ranchers, animals] = await Promise.all([
    db('orders'),
    db('order_status_updates').orderBy('id'),
    db('commission_transactions').orderBy('id'),
    db('users'),
    db('ranchers'),
    db('animals'),
  ]);
  return { orders, updates, entries, users, ranchers, animals };
}

type Rows = Record<'orders' | 'updates' | 'entries' | 'users' | 'ranchers' | 'animals', Row[]>;

/** Counts the figures of a range, one row at a time. */
export function figuresOf(rows: Rows, from: Date, to: Date) {
  const within = (row: Row) => Date.parse(row.createdAt) >= from.getTime() && Date.parse(row.createdAt) < to.getTime();
  const placed = rows.orders.filter(within);
  const notCanceled = placed.filter(({ status }) => status !== 'CANCELED');
  const booked = rows.entries.filter(within);
  const customers = rows.users.filter((user) => user.userType === 'CUSTOMER' && within(user));
  const part = (own: Row[]) => ({ orders: own.length, amount: sum(own) });
  return {
    orders: notCanceled.length,
    gross: sum(notCanceled),
    averageOrder: notCanceled.length ? Math.floor(sum(notCanceled) / notCanceled.length + 0.5) : 0,
    commissionCharged: sum(booked.filter(({ type }) => type === 'CHARGE')),
    commissionPaid: sum(booked.filter(({ type }) => type === 'PAYMENT')),
    commissionOutstanding: sum(rows.ranchers, 'currentBalance'),
    ageing: ageingOf(rows),
    ordersByStatus: ORDER_STATUS.values.map((status) => ({
      status,
      ...part(placed.filter((order) => order.status === status)),
    })),
    ordersByType: ORDER_TYPE.values.map((orderType) => ({
      orderType,
      ...part(notCanceled.filter((order) => order.orderType === orderType)),
    })),
    statusDurations: durationsOf(rows.updates, within),
    newCustomers: customers.length,
    activeRanchers: distinct(notCanceled.map(({ rancherId }) => rancherId)).length,
    byMonth: monthsOf(from, to).map((month) => monthOf(month, notCanceled, booked, customers)),
    byState: statesOf(rows.ranchers, notCanceled),
    topRanchers: topOf(rows.ranchers, notCanceled),
    funnel: funnelOf(customers, rows.orders),
    ...herdOf(rows, from, to),
  };
}

/** Counts opened and full animals. An animal is full when its last place is taken. */
function herdOf({ animals, ranchers }: Rows, from: Date, to: Date) {
  const within = (moment: number) => moment >= from.getTime() && moment < to.getTime();
  const opened = animals.filter(({ openedAt }) => openedAt && within(Date.parse(openedAt)));
  const stateOf = new Map(ranchers.map(({ id, state }) => [id, state]));
  const figures = (own: Row[]) => {
    const filled = own.filter(({ quartersLeft }) => quartersLeft === 0);
    const days = filled.reduce(
      (sum, { openedAt, filledAt }) => sum + (Date.parse(filledAt) - Date.parse(openedAt)) / 86_400_000,
      0,
    );
    const averageDaysToFull = filled.length ? Math.round((days / filled.length) * 10) / 10 : null;
    return { animalsOpened: own.length, animalsFull: filled.length, averageDaysToFull };
  };
  const herdByState = distinct(opened.map(({ rancherId }) => stateOf.get(rancherId)))
    .map((state) => ({ state, ...figures(opened.filter(({ rancherId }) => stateOf.get(rancherId) === state)) }))
    .sort((one, other) => other.animalsOpened - one.animalsOpened || (one.state < other.state ? -1 : 1));
  return { ...figures(opened), herdByState };
}

/** Replays the ledger of each ranch: payments, credits and waivers settle the charges in order. */
function ageingOf({ ranchers, entries }: Rows) {
  const steps = [
    { fromDays: 0, toDays: 30 },
    { fromDays: 31, toDays: 60 },
    { fromDays: 61, toDays: 90 },
    { fromDays: 91, toDays: null },
  ].map((days) => ({ ...days, amount: 0, charges: 0 }));
  for (const { id } of ranchers) {
    const own = entries.filter(({ rancherId }) => rancherId === id);
    let paid = sum(own.filter(({ type }) => ['PAYMENT', 'CREDIT', 'WAIVER'].includes(type)));
    for (const charge of own.filter(({ type }) => type === 'CHARGE')) {
      const covered = Math.min(paid, charge.amount);
      paid -= covered;
      if (covered === charge.amount) continue;
      const days = Math.floor((Date.now() - Date.parse(charge.createdAt)) / 86_400_000);
      const step = steps.find(({ toDays }) => toDays === null || days <= toDays)!;
      step.amount += charge.amount - covered;
      step.charges += 1;
    }
  }
  return steps;
}

function durationsOf(updates: Row[], within: (row: Row) => boolean) {
  const taken = new Map<string, number[]>();
  for (const [at, update] of updates.entries()) {
    const before = updates.slice(0, at).findLast(({ orderId }) => orderId === update.orderId);
    if (!before || !within(update)) continue;
    const move = `${before.status} ${update.status}`;
    const hours = (Date.parse(update.createdAt) - Date.parse(before.createdAt)) / 3_600_000;
    taken.set(move, [...(taken.get(move) ?? []), hours]);
  }
  return ORDER_STATUS.values.flatMap((from) =>
    nextStatuses(from).map((to) => {
      const hours = taken.get(`${from} ${to}`) ?? [];
      return { from, to, medianHours: median(hours), moves: hours.length };
    }),
  );
}

function median(values: number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [Math.floor, Math.ceil].map((round) => sorted[round((sorted.length - 1) / 2)]!);
  return Math.round(((low! + high!) / 2) * 10) / 10;
}

function monthsOf(from: Date, to: Date): string[] {
  const months: string[] = [];
  const end = monthIn(new Date(to.getTime() - 1));
  for (let month = monthIn(from); month <= end; month = nextMonth(month)) months.push(month);
  return months;
}

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago', dateStyle: 'short' });
/** Returns the month in Chicago, such as '2026-11'. */
const monthIn = (moment: Date | string) => calendar.format(new Date(moment)).slice(0, 7);

function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}

function monthOf(month: string, notCanceled: Row[], booked: Row[], customers: Row[]) {
  const inMonth = (rows: Row[]) => rows.filter(({ createdAt }) => monthIn(createdAt) === month);
  return {
    month,
    orders: inMonth(notCanceled).length,
    gross: sum(inMonth(notCanceled)),
    commissionCharged: sum(inMonth(booked).filter(({ type }) => type === 'CHARGE')),
    commissionPaid: sum(inMonth(booked).filter(({ type }) => type === 'PAYMENT')),
    newCustomers: inMonth(customers).length,
  };
}

function statesOf(ranchers: Row[], notCanceled: Row[]) {
  const stateOf = new Map(ranchers.map(({ id, state }) => [id, state]));
  return distinct(ranchers.map(({ state }) => state))
    .map((state) => {
      const own = notCanceled.filter(({ rancherId }) => stateOf.get(rancherId) === state);
      const approved = ranchers.filter((ranch) => ranch.state === state && ranch.approval === 'APPROVED');
      return { state, orders: own.length, gross: sum(own), ranchers: approved.length };
    })
    .filter(({ orders, ranchers: approved }) => orders + approved > 0)
    .sort((one, other) => other.gross - one.gross || (one.state < other.state ? -1 : 1));
}

function topOf(ranchers: Row[], notCanceled: Row[]) {
  return ranchers
    .map(({ id, ranchName }) => {
      const own = notCanceled.filter(({ rancherId }) => rancherId === id);
      return { rancher: { id: String(id), ranchName }, orders: own.length, gross: sum(own) };
    })
    .filter(({ orders }) => orders > 0)
    .sort((one, other) => other.gross - one.gross || Number(one.rancher.id) - Number(other.rancher.id))
    .slice(0, 5);
}

function funnelOf(customers: Row[], orders: Row[]) {
  const sentBy = (customer: Row) => orders.filter(({ customerId }) => customerId === customer.id);
  const reached = (test: (sent: Row[]) => boolean) => customers.filter((customer) => test(sentBy(customer))).length;
  return [
    { stage: 'REGISTERED', customers: customers.length },
    { stage: 'ORDERED', customers: reached((sent) => sent.length > 0) },
    { stage: 'FULFILLED', customers: reached((sent) => sent.some(({ status }) => status === 'FULFILLED')) },
    { stage: 'ORDERED_AGAIN', customers: reached((sent) => sent.length > 1) },
  ];
}
