import { daysAfter, daysBetween } from '../time/days';

/** Cut sheets are due this long before the harvest, unless the ranch picks a day. */
export const CUT_SHEET_DAYS = 7;
/** How long a processor usually keeps packed beef before it charges for storage. */
export const PICKUP_DAYS = 5;
export const DEFAULT_HANG_DAYS = 14;
export const DEFAULT_CUTTING_DAYS = 7;

/** The part of the calendar that the ranch decides. Days are written like '2027-03-04'. */
export interface HarvestPlan {
  /** Null while there is no date. */
  harvestDate: string | null;
  hangDays: number;
  cuttingDays: number;
  /** The ranch's own day, or null for the default one. */
  cutSheetsDue: string | null;
}

export interface HerdCalendar {
  cutSheetsDue: string;
  harvest: string;
  hangingEnds: string;
  readyFrom: string;
  readyTo: string;
}

/** All days of an animal, calculated from its harvest date. Null while the harvest date is open. */
export function herdCalendar({ harvestDate, hangDays, cuttingDays, cutSheetsDue }: HarvestPlan): HerdCalendar | null {
  if (!harvestDate) return null;
  const hangingEnds = daysAfter(harvestDate, hangDays);
  const readyFrom = daysAfter(hangingEnds, cuttingDays);
  return {
    cutSheetsDue: cutSheetsDue ?? defaultDueDay(harvestDate),
    harvest: harvestDate,
    hangingEnds,
    readyFrom,
    readyTo: daysAfter(readyFrom, PICKUP_DAYS),
  };
}

const defaultDueDay = (harvestDate: string): string => daysAfter(harvestDate, -CUT_SHEET_DAYS);

/** Returns the plan with another harvest date. The ranch's own due day moves by as many days. */
export function moveHarvest<Plan extends HarvestPlan>(plan: Plan, harvestDate: string): Plan {
  const { harvestDate: before, cutSheetsDue } = plan;
  if (!before || !cutSheetsDue) return { ...plan, harvestDate };
  return { ...plan, harvestDate, cutSheetsDue: daysAfter(cutSheetsDue, daysBetween(before, harvestDate)) };
}

export type PickedDays = Pick<HarvestPlan, 'harvestDate' | 'cutSheetsDue'>;

type DayProblem = Partial<Record<'harvestDate' | 'cutSheetsDue', string>>;

/** The furthest that a harvest can be planned ahead. */
const MAX_DAYS_AHEAD = 3 * 366;

/** What's wrong with the picked days, or null. */
export function harvestPlanProblem({ harvestDate, cutSheetsDue }: PickedDays, today: string): DayProblem | null {
  if (!harvestDate) return cutSheetsDue ? { cutSheetsDue: 'Enter the harvest date first' } : null;
  if (harvestDate < today) return { harvestDate: "The harvest can't be in the past" };
  if (daysBetween(today, harvestDate) > MAX_DAYS_AHEAD) {
    return { harvestDate: 'The harvest can be at most three years from now' };
  }
  if (cutSheetsDue && cutSheetsDue >= harvestDate) {
    return { cutSheetsDue: 'Cut sheets are due before the harvest' };
  }
  // A harvest that was brought forward to today has to be recorded, whatever cut sheets are still missing.
  if (harvestDate === today || (cutSheetsDue ?? defaultDueDay(harvestDate)) >= today) return null;
  return {
    cutSheetsDue: cutSheetsDue
      ? "The due day can't be in the past"
      : `The harvest is less than ${CUT_SHEET_DAYS} days away. Enter the day cut sheets are due.`,
  };
}
