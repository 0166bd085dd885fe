import { format } from 'date-fns';
import type { Cents } from './money';

/** From the year 1000: the database knows no year 0. */
const MONTH = /^[1-9]\d{3}-(0[1-9]|1[0-2])$/;

/** The month of UTC that a moment lies in, as '2026-11'. */
export function monthOf(moment: Date | string): string {
  return new Date(moment).toISOString().slice(0, 7);
}

/** What is wrong with a month that someone asks for; null when it is one that has begun. */
export function monthProblem(month: string, now = new Date()): string | null {
  if (!MONTH.test(month)) return 'A month is written as 2026-11';
  return month > monthOf(now) ? 'This month has not begun yet' : null;
}

/** Where a month begins, and where the next one does. */
export function monthBounds(month: string): { from: string; to: string } {
  return { from: startOf(month, 0), to: startOf(month, 1) };
}

/** All months between two, both included, newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = last; month >= first; month = monthOf(startOf(month, -1))) months.push(month);
  return months;
}

function startOf(month: string, monthsLater: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + monthsLater)).toISOString();
}

/** 'November 2026' */
export function monthLabel(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return format(new Date(year, number - 1), 'MMMM yyyy');
}

/** '11/21/2026', in UTC as the statement's months are: elsewhere an entry could seem to lie in another month. */
export function statementDate(moment: string): string {
  const [year, month, day] = moment.slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}

export interface Entry {
  amount: Cents;
  createdAt: string;
}

export interface Statement<E extends Entry> {
  month: string;
  openingBalance: Cents;
  charges: readonly E[];
  charged: Cents;
  payments: readonly E[];
  paid: Cents;
  closingBalance: Cents;
}

type Line<E> = E & {
  /** As it moves the balance. */
  change: Cents;
  /** What is owed after it. */
  balance: Cents;
};

/** The entries of a statement in the order in which they happened. */
export function statementLines<E extends Entry>(
  statement: Pick<Statement<E>, 'openingBalance' | 'charges' | 'payments'>,
): Line<E>[] {
  const moves = [
    ...statement.charges.map((entry) => ({ ...entry, change: entry.amount })),
    ...statement.payments.map((entry) => ({ ...entry, change: -entry.amount })),
  ].sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
  let balance = statement.openingBalance;
  return moves.map((move) => {
    balance += move.change;
    return { ...move, balance };
  });
}
