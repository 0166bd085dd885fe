import { monthBounds, monthOf, monthsBetween } from '../../rules/money/statement';
import { countedIn, type Range } from './blocks';
import { type HourFigures, hourFigures, NOTHING } from './hourFigures';

/** Figures for each month that the range touches, in the platform's time zone. */
export const monthFigures = countedIn(async (db, range, { config: { timeZone } }) => {
  const months = monthsOf(timeZone, range);
  const found = await hourFigures(
    db,
    months.map((month) => withinRange(monthBounds(timeZone, month), range)),
  );
  return months.map((month, at) => figuresOf(month, found[at] ?? NOTHING));
});

/** Oldest first. The range ends just before `to`, so `to` itself doesn't start another month. */
function monthsOf(timeZone: string, { from, to }: Range): string[] {
  const last = new Date(Date.parse(to) - 1);
  return monthsBetween(monthOf(timeZone, from), monthOf(timeZone, last)).toReversed();
}

/** Limits a month to the range. Both have the same format, so that they compare as text. */
const withinRange = (month: Range, range: Range): Range => ({
  from: month.from > range.from ? month.from : range.from,
  to: month.to < range.to ? month.to : range.to,
});

function figuresOf(month: string, { orders, gross, charged, paid, customers }: HourFigures) {
  return { month, orders, gross, commissionCharged: charged, commissionPaid: paid, newCustomers: customers };
}
