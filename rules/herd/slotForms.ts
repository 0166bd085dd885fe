import { array, object, string } from 'yup';
import { LIMITS } from '../fields/limits';
import { wholeMeasure } from '../fields/numberFields';
import { daysAfter, isDay } from '../time/days';

const NO_DAY = 'Choose a day';

const comingDay = (today: string) =>
  string()
    .required(NO_DAY)
    .test('day', NO_DAY, isDayOrMissing)
    .test('coming', 'Choose a coming day', (day) => !day || day >= today)
    .test('near', 'At most two years from now', (day) => !day || day <= daysAfter(today, 2 * 366));

const isDayOrMissing = (day: string | undefined) => !day || isDay(day);

const slots = wholeMeasure("It can't be less than 0", LIMITS.slots).required('How many animals do you take?');

/** The server's input: how many animals a plant takes on some days. */
export const killDaysInput = (today: string) =>
  object({
    days: array(comingDay(today))
      .min(1, NO_DAY)
      .max(LIMITS.killDays, `At most ${LIMITS.killDays} days at once`)
      .required(),
    slots,
  });

/** The plant's form: a day, and until when it's the same every week. */
export const killDaysForm = (today: string) =>
  object({ day: comingDay(today), until: string().default('').test('day', NO_DAY, isDayOrMissing), slots });

/** The day and the same day of each week after it. */
export function weeklyDays({ day, until }: { day: string; until: string }): string[] {
  const days = [day];
  for (let next = daysAfter(day, 7); next <= until && days.length <= LIMITS.killDays; next = daysAfter(next, 7)) {
    days.push(next);
  }
  return days;
}

/** The days on which a plant is closed, both included. */
export const closedDaysForm = (today: string) =>
  object({
    from: comingDay(today),
    to: comingDay(today).when('from', ([from], to) =>
      to.test('order', 'The last day comes after the first', (day) => !day || !from || day >= from),
    ),
  });
