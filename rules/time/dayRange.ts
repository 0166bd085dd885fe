import type { Option } from '../words/labels';
import { MAX_YEARS, rangeProblem } from './analyticsRange';
import { daysAfter, daysBetween, isDay } from './days';
import { dayIn, startOfDay } from './timeZone';

/** Days such as 2026-11-21. The last day is included. */
export interface DayRange {
  first: string;
  last: string;
}

type Parts = readonly [year: number, month: number, day: number];

/** Every preset ends today. */
const PRESETS = {
  last30: { label: 'Last 30 days', first: ([year, month, day]: Parts) => Date.UTC(year, month, day - 29) },
  last90: { label: 'Last 90 days', first: ([year, month, day]: Parts) => Date.UTC(year, month, day - 89) },
  year: { label: 'This year', first: ([year]: Parts) => Date.UTC(year) },
  // Whole months, so that all months can be compared.
  last12: { label: 'Last 12 months', first: ([year, month]: Parts) => Date.UTC(year, month - 11) },
  all: { label: 'All time', first: ([year, month, day]: Parts) => Date.UTC(year - MAX_YEARS, month, day + 1) },
};

export type RangePreset = keyof typeof PRESETS;

export const RANGE_PRESETS = Object.entries(PRESETS).map(([value, { label }]) => ({
  value,
  label,
})) as Option<RangePreset>[];

export const isRangePreset = (text: string): text is RangePreset => Object.hasOwn(PRESETS, text);

export function presetDays(timeZone: string, preset: RangePreset, now = new Date()): DayRange {
  const today = dayIn(timeZone, now);
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  return { first: dayOf(PRESETS[preset].first([year, month - 1, day])), last: today };
}

export function momentsOf(timeZone: string, { first, last }: DayRange): { from: string; to: string } {
  return { from: startOfDay(timeZone, first).toISOString(), to: startOfDay(timeZone, last, 1).toISOString() };
}

export const lengthOf = ({ first, last }: DayRange): number => daysBetween(first, last) + 1;

/** The range of the same length just before this one. */
export const daysBefore = (days: DayRange): DayRange => ({
  first: daysAfter(days.first, -lengthOf(days)),
  last: daysAfter(days.first, -1),
});

/** What's wrong with chosen days, or undefined. */
export function dayRangeProblem(timeZone: string, { first, last }: DayRange): string | undefined {
  if (!isDay(first) || !isDay(last)) return 'Choose a first and last day';
  const problem = rangeProblem(timeZone, startOfDay(timeZone, first), startOfDay(timeZone, last, 1));
  return problem ? Object.values(problem)[0] : undefined;
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
