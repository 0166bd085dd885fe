import { adminDateTime } from '../../../rules/dates';
import { ORDER_STATUS } from '../../../rules/vocabulary';
import { Timeline } from '../../ui/Timeline';
import { toneOf } from '../toneOf';
import type { StatusHistory_updateFragment } from './StatusHistory.generated';

/** What happened to an order, as it happened. */
export function StatusHistory({ updates }: { updates: StatusHistory_updateFragment[] }) {
  const steps = updates.map(({ id, status, notes, createdAt }, at) => ({
    key: id,
    title: ORDER_STATUS.label(status),
    date: adminDateTime(createdAt),
    note: notes,
    tone: toneOf(status),
    state: at === updates.length - 1 ? ('current' as const) : ('reached' as const),
  }));
  return <Timeline label="Status history" steps={steps} />;
}
