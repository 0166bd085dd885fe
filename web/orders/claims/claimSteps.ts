import type { ClaimStatus } from '../../../rules/herd/claimStatus';
import { type HarvestPlan, herdCalendar } from '../../../rules/herd/herdCalendar';
import { formatCents } from '../../../rules/money/money';
import { customerDate } from '../../../rules/time/dates';
import { longDay } from '../../../rules/time/days';
import { harvestText } from '../../parts/herd/animalText';
import type { TimelineStep } from '../../ui/text/Timeline';

interface Dates {
  orderedAt: string;
  deposit: number | null;
  depositDue: string | null;
  depositReceivedAt: string | null;
}

type Plan = HarvestPlan & { harvestWords: string | null };

/** The statuses in order. A step is reached when the share has the step's status or a later one. */
const STATUS_ORDER: readonly ClaimStatus[] = ['RESERVED', 'HANGING', 'CUTTING', 'READY', 'DONE'];

/** Returns the calendar of a share, with the date and state of each step. */
export function claimSteps(claim: Dates, plan: Plan, status: ClaimStatus): TimelineStep[] {
  const days = herdCalendar(plan);
  const at = (reached: ClaimStatus): TimelineStep['state'] => {
    if (reached === status) return 'current';
    return STATUS_ORDER.indexOf(reached) < STATUS_ORDER.indexOf(status) ? 'reached' : 'unreached';
  };
  const dated = (day: string | undefined) => day && longDay(day);
  return [
    { key: 'reserved', title: 'Reserved', date: customerDate(claim.orderedAt), state: at('RESERVED') },
    ...depositSteps(claim),
    {
      key: 'cutSheet',
      title: 'Cut sheets due',
      date: dated(days?.cutSheetsDue),
      note: 'Choose your cuts by this day.',
      state: at('HANGING') === 'unreached' ? 'unreached' : 'reached',
    },
    { key: 'harvest', title: 'Harvest', date: harvestText(plan), state: at('HANGING') },
    { key: 'hanging', title: 'Hanging ends, cutting starts', date: dated(days?.hangingEnds), state: at('CUTTING') },
    {
      key: 'ready',
      title: 'Beef ready',
      date: dated(days?.readyFrom),
      note: days && `Plan to have it by ${longDay(days.readyTo)}. Processors often charge for storage after that.`,
      state: status === 'DONE' ? 'reached' : at('READY'),
    },
  ];
}

function depositSteps({ deposit, depositDue, depositReceivedAt }: Dates): TimelineStep[] {
  const amount = deposit ? ` of ${formatCents(deposit)}` : '';
  if (depositReceivedAt) {
    return [
      { key: 'deposit', title: `Deposit${amount} received`, date: customerDate(depositReceivedAt), state: 'reached' },
    ];
  }
  return depositDue
    ? [{ key: 'deposit', title: `Deposit${amount} due`, date: longDay(depositDue), state: 'unreached' }]
    : [];
}
