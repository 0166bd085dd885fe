import { daysAfter } from '../../rules/time/days';
import { dayIn } from '../../rules/time/timeZone';
import type { AnimalRow } from '../animals/Animal';

type Dated = Pick<AnimalRow, 'depositPerQuarter' | 'harvestDate'>;
type Allowed = { depositDays: number; timeZone: string };

/** The day by which the deposit of a share that gets its animal today is due, at the latest on that of the harvest. Null without one. */
export function depositDueOn(
  { depositPerQuarter, harvestDate }: Dated,
  { depositDays, timeZone }: Allowed,
): string | null {
  if (depositPerQuarter === 0) return null;
  const today = dayIn(timeZone, new Date());
  const due = daysAfter(today, depositDays);
  return harvestDate && harvestDate >= today && harvestDate < due ? harvestDate : due;
}
