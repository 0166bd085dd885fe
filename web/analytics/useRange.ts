import { type DayRange, dayRangeProblem, isRangePreset, presetDays, type RangePreset } from '../../rules/dayRange';
import { useAdminParams } from '../platform/useAdminParams';

const USUAL: RangePreset = 'last30';
const BETWEEN = '..';

export type Range = ReturnType<typeof useRange>;

/** The time that is looked at, in the URL: a preset, or days of one's own as 2026-01-01..2026-03-31. */
export function useRange() {
  const { params, change } = useAdminParams();
  const text = params.get('range') ?? '';
  const isCustom = text.includes(BETWEEN);
  const preset = isRangePreset(text) ? text : USUAL;
  const days = isCustom ? daysIn(text) : presetDays(preset);
  const put = (range: string) => change({ range: range === USUAL ? null : range }, { replace: true });
  return {
    preset: isCustom ? null : preset,
    days,
    problem: dayRangeProblem(days),
    choose: put,
    chooseDays: ({ first, last }: DayRange) => put(`${first}${BETWEEN}${last}`),
  };
}

function daysIn(text: string): DayRange {
  const [first = '', last = ''] = text.split(BETWEEN);
  return { first, last };
}
