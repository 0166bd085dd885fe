import { type HarvestPlan, herdCalendar } from '../../../rules/herd/herdCalendar';

import { longDay } from '../../../rules/time/days';
import { DescriptionList } from '../../ui/text/DescriptionList';

export function HarvestDays({ plan }: { plan: HarvestPlan }) {
  const days = herdCalendar(plan);
  if (!days) return null;
  return (
    <DescriptionList
      columns={3}
      items={[
        { term: 'Cut sheets due', details: longDay(days.cutSheetsDue) },
        { term: 'Hangs until', details: longDay(days.hangingEnds) },
        { term: 'Ready about', details: longDay(days.readyFrom) },
      ]}
    />
  );
}
