import { Stack } from '../ui/Stack';
import { AnalyticsSheet } from './AnalyticsSheet';
import { RangeBar } from './RangeBar';
import { useRange } from './useRange';

/** The business in figures, over the time in the URL. */
export default function AnalyticsTab() {
  const range = useRange();
  return (
    <Stack gap={3}>
      <RangeBar range={range} />
      {!range.problem && <AnalyticsSheet days={range.days} />}
    </Stack>
  );
}
