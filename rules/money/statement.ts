import { format } from 'date-fns';
import { dayIn, dayText, startOfDay } from '../time/timeZone';
import {
  COMMISSION_ADJUSTMENT_TYPE,
  COMMISSION_TRANSACTION_TYPE,
  type CommissionTransactionType,
} from '../words/vocabulary';
import type { Cents } from './money';

/** Years start at 1000, because the database has no year 0. */
const MONTH = /^[1-9]\d{3}-(0[1-9]|1[0-2])$/;

/** The month of a moment, such as '2026-11'. */
export function monthOf(timeZone: string, moment: Date | string): string {
  return dayIn(timeZone, moment).slice(0, 7);
}

/** Returns what's wrong with a requested month, or null if it can have a statement, because it has started. */
export function monthProblem(timeZone: string, month: string, now = new Date()): string | null {
  if (!MONTH.test(month)) return 'Write a month like 2026-11';
  return month > monthOf(timeZone, now) ? "This month hasn't started yet" : null;
}

export function monthBounds(timeZone: string, month: string): { from: string; to: string } {
  const startOf = (each: string) => startOfDay(timeZone, `${each}-01`).toISOString();
  return { from: startOf(month), to: startOf(monthLater(month, 1)) };
}

/** All months from the first to the last, newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = last; month >= first; month = monthLater(month, -1)) months.push(month);
  return months;
}

function monthLater(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** 'November 2026' */
export function monthLabel(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return format(new Date(year, number - 1), 'MMMM yyyy');
}

/** Says that a statement isn't final. Null after its month. */
export function openMonthNote({ month, isOpen }: { month: string; isOpen: boolean }): string | null {
  return isOpen ? `${monthLabel(month)} is still open: more entries may follow.` : null;
}

/** '11/21/2026' in the statement's time zone. In another zone, an entry could appear in another month. */
export const statementDate = (timeZone: string, moment: string): string => dayText(dayIn(timeZone, moment));

export interface Entry {
  amount: Cents;
  createdAt: string;
}

export interface Statement<E extends Entry> {
  month: string;
  timeZone: string;
  /** Whether more entries may follow. */
  isOpen: boolean;
  openingBalance: Cents;
  /** The amount that the ranch had overpaid at the start. */
  openingCredit: Cents;
  charges: readonly E[];
  charged: Cents;
  /** Adjustments that lowered the balance. */
  corrections: readonly E[];
  corrected: Cents;
  payments: readonly E[];
  paid: Cents;
  /** The part of `paid` that was credited or waived. */
  credited: Cents;
  closingBalance: Cents;
  closingCredit: Cents;
}

const ADJUSTMENTS: readonly CommissionTransactionType[] = COMMISSION_ADJUSTMENT_TYPE.values;

/** The text of an entry. Credits and waivers say so: 'Credit: Order was never picked up'. */
export function entryText({ type, description }: { type: CommissionTransactionType; description: string }): string {
  return ADJUSTMENTS.includes(type) ? `${COMMISSION_TRANSACTION_TYPE.label(type)}: ${description}` : description;
}

type Line<E> = E & {
  /** How the entry changes the balance. */
  change: Cents;
  balance: Cents;
};

export function statementLines<E extends Entry>(
  statement: Pick<Statement<E>, 'openingBalance' | 'openingCredit' | 'charges' | 'corrections' | 'payments'>,
): Line<E>[] {
  const moves = [
    ...statement.charges.map((entry) => ({ ...entry, change: entry.amount })),
    ...[...statement.corrections, ...statement.payments].map((entry) => ({ ...entry, change: -entry.amount })),
  ].sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
  let balance = statement.openingBalance - statement.openingCredit;
  return moves.map((move) => {
    balance += move.change;
    return { ...move, balance };
  });
}
