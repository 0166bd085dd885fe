import { Download } from 'lucide-react';
import { momentsOf, RANGE_PRESETS } from '../../rules/dayRange';
import { statementDate } from '../../rules/statement';
import { ButtonLink } from '../ui/ButtonLink';
import { Cluster } from '../ui/Cluster';
import { DateInput } from '../ui/DateInput';
import { FieldError } from '../ui/FieldError';
import { Select } from '../ui/Select';
import { Stack } from '../ui/Stack';
import { Text } from '../ui/Text';
import type { Range } from './useRange';

const CUSTOM = 'custom';
const choices = [...RANGE_PRESETS, { value: CUSTOM, label: 'Custom' }];

/** Chooses the time, and takes its figures along as a file. */
export function RangeBar({ range }: { range: Range }) {
  const { preset, days, problem } = range;
  const choose = (value: string) => (value === CUSTOM ? range.chooseDays(days) : range.choose(value));
  return (
    <Stack gap={1}>
      <Cluster justify="between" gap={2}>
        <Cluster gap={2}>
          <Select label="Time" options={choices} value={preset ?? CUSTOM} onChange={choose} />
          {!preset && <CustomDays range={range} />}
        </Cluster>
        {!problem && (
          <ButtonLink
            href={`/api/admin/analytics.csv?${new URLSearchParams(momentsOf(days))}`}
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
          {`${statementDate(days.first)} to ${statementDate(days.last)}. Days and months are of UTC.`}
        </Text>
      )}
    </Stack>
  );
}

function CustomDays({ range: { days, chooseDays } }: { range: Range }) {
  return (
    <>
      <DateInput label="From" value={days.first} onChange={(first) => chooseDays({ ...days, first })} />
      <DateInput label="To" value={days.last} onChange={(last) => chooseDays({ ...days, last })} />
    </>
  );
}
