import { daysAfter } from '../../../rules/time/days';
import { dayIn } from '../../../rules/time/timeZone';
import type { Config } from '../../config';

/** Returns a day before or after today on the platform, such as '2027-03-04'. */
export const daysFromToday = ({ timeZone }: Pick<Config, 'timeZone'>, days: number): string =>
  daysAfter(dayIn(timeZone, new Date()), days);
