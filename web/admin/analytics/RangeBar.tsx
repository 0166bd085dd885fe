import { Download } from 'lucide-react';
import {
  type DayRange,
  dayRangeProblem,
  isRangePreset,
  momentsOf,
  presetDays,
  RANGE_PRESETS,
  type RangePreset,
} from '../../../rules/time/dayRange';
import { dayText, timeZoneLabel } from '../../../rules/time/timeZone';
import { text } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';
import { serverTime } from '../../session/serverTime';
import { ButtonLink } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/FieldShell';
import { DayInputs } from '../../ui/input/DateInput';
import { Select } from '../../ui/input/Select';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Text } from '../../ui/text/Text';

const CUSTOM = 'custom';
const choices = [...RANGE_PRESETS, { value: CUSTOM, label: 'Custom' }];

export function RangeBar({ range }: { range: Range }) {
  const { timeZone, preset, days, problem } = range;
  const choose = (value: string) => (value === CUSTOM ? range.chooseDays(days) : range.choose(value));
  return (
    <Stack gap={1}>
      <Cluster justify="between" gap={2}>
        <Cluster gap={2}>
          <Select label="Period" options={choices} value={preset ?? CUSTOM} onChange={choose} />
          {!preset && <CustomDays range={range} />}
        </Cluster>
        {!problem && (
          <ButtonLink
            href={`/api/admin/analytics.csv?${new URLSearchParams(momentsOf(timeZone, days))}`}
            icon={Download}
            download
          >
            Export CSV
          </ButtonLink>
        )}
      </Cluster>
      <FieldError id="range">{problem}</FieldError>
      {!problem && (
        <Text tone="soft" size={15}>
          {`${dayText(days.first)} to ${dayText(days.last)}. Times in ${timeZoneLabel(timeZone)}.`}
        </Text>
      )}
    </Stack>
  );
}

function CustomDays({ range: { days, chooseDays } }: { range: Range }) {
  return (
    <DayInputs
      from={days.first}
      to={days.last}
      onChange={({ from = days.first, to = days.last }) => chooseDays({ first: from, last: to })}
    />
  );
}

const DEFAULT_PRESET: RangePreset = 'last30';
const SEPARATOR = '..';
const codecs = { range: text() };

type Range = ReturnType<typeof useRange>;

/** Reads and sets the period in the URL: a preset, or custom days like 2026-01-01..2026-03-31. */
export function useRange(timeZone: string) {
  const { range: chosen, change } = useUrlState(codecs);
  const isCustom = chosen.includes(SEPARATOR);
  const preset = isRangePreset(chosen) ? chosen : DEFAULT_PRESET;
  const days = isCustom ? daysIn(chosen) : presetDays(timeZone, preset, new Date(serverTime.now()));
  const setRange = (range: string) => change({ range: range === DEFAULT_PRESET ? '' : range });
  return {
    timeZone,
    preset: isCustom ? null : preset,
    days,
    problem: dayRangeProblem(timeZone, days),
    choose: setRange,
    chooseDays: ({ first, last }: DayRange) => setRange(`${first}${SEPARATOR}${last}`),
  };
}

function daysIn(text: string): DayRange {
  const [first = '', last = ''] = text.split(SEPARATOR);
  return { first, last };
}
