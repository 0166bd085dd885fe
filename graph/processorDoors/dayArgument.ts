import { isDay } from '../../rules/time/days';
import { badInput } from '../errors';

/** Reads a day that may be left out. Errors: BAD_USER_INPUT. */
export function dayArgument(day: string | null | undefined): string | null {
  if (day != null && !isDay(day)) throw badInput({ day: 'Write the day as YYYY-MM-DD' });
  return day ?? null;
}
