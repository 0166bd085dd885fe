/** Age ranges of charges, in days. The oldest has no end. */
export const AGEING_STEPS = [
  { fromDays: 0, toDays: 30 },
  { fromDays: 31, toDays: 60 },
  { fromDays: 61, toDays: 90 },
  { fromDays: 91, toDays: null },
] as const;

/** The age in days at which unpaid commission becomes overdue. */
export const OVERDUE_DAYS = AGEING_STEPS[2].fromDays;

export interface AgeingDays {
  fromDays: number;
  /** Null if it has no end. */
  toDays: number | null;
}

/** '31-60 days', or '90+ days' for the last one. */
export function ageingLabel({ fromDays, toDays }: AgeingDays): string {
  return toDays === null ? `${fromDays - 1}+ days` : `${fromDays}-${toDays} days`;
}
