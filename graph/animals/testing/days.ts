import { daysAfter } from '../../../rules/time/days';
import { dayIn } from '../../../rules/time/timeZone';
import type { Config } from '../../config';

/** A day before or after the platform's today, such as '2027-03-04'. */
export const daysFromToday = ({ timeZone }: Pick<Config, 'timeZone'>, days: number): string =>
  daysAfter(dayIn(timeZone, new Date()), days);
