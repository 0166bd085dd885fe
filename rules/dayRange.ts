import { MOST_YEARS, rangeProblem } from './analyticsRange';
import type { Option } from './labels';

/** Days of UTC as 2026-11-21, both included. */
export interface DayRange {
  first: string;
  last: string;
}

type Parts = readonly [year: number, month: number, day: number];

/** Each ends today; where it begins follows from today. */
const PRESETS = {
  last30: { label: 'Last 30 days', first: ([year, month, day]: Parts) => Date.UTC(year, month, day - 29) },
  last90: { label: 'Last 90 days', first: ([year, month, day]: Parts) => Date.UTC(year, month, day - 89) },
  year: { label: 'This year', first: ([year]: Parts) => Date.UTC(year) },
  // Whole months, so that the first one can be compared with the others.
  last12: { label: 'Last 12 months', first: ([year, month]: Parts) => Date.UTC(year, month - 11) },
  all: { label: 'All time', first: ([year, month, day]: Parts) => Date.UTC(year - MOST_YEARS, month, day + 1) },
};

export type RangePreset = keyof typeof PRESETS;

export const RANGE_PRESETS = Object.entries(PRESETS).map(([value, { label }]) => ({
  value,
  label,
})) as Option<RangePreset>[];

export const isRangePreset = (text: string): text is RangePreset => Object.hasOwn(PRESETS, text);

export function presetDays(preset: RangePreset, now = new Date()): DayRange {
  const today = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()] as const;
  return { first: dayOf(PRESETS[preset].first(today)), last: dayOf(Date.UTC(...today)) };
}

/** From the beginning of the first day to before the end of the last. */
export function momentsOf({ first, last }: DayRange): { from: string; to: string } {
  return { from: new Date(startOf(first)).toISOString(), to: new Date(startOf(last) + DAY).toISOString() };
}

/** What is wrong with days that someone chose; undefined when they can be counted. */
export function dayRangeProblem({ first, last }: DayRange): string | undefined {
  if (Number.isNaN(startOf(first)) || Number.isNaN(startOf(last))) return 'Choose a first and a last day';
  const problem = rangeProblem(new Date(startOf(first)), new Date(startOf(last) + DAY));
  return problem ? Object.values(problem)[0] : undefined;
}

const DAY = 86_400_000;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const startOf = (day: string) => (/^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN);
