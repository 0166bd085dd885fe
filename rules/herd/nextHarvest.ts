import type { ItemType } from '../words/vocabulary';
import { leftText } from './quarters';

/** The next animal of a ranch with a share to reserve. Days are written like '2027-03-04'. */
export interface NextHarvest {
  quartersLeft: number;
  sharesLeft: readonly ItemType[];
  /** Null while the harvest date is open. */
  readyFrom: string | null;
  /** A rough date such as 'autumn 2027', while there's no exact one. */
  harvestWords: string | null;
}

/** 'Half left, ready in March' */
export function nextHarvestText(harvest: NextHarvest, today: string): string {
  const left = leftText(harvest.quartersLeft, harvest.sharesLeft.includes('HALF_COW'));
  const ready = readyText(harvest, today);
  return ready ? `${left}, ${ready}` : left;
}

/** 'ready in March', 'ready in March 2029' if it's a year or more away, or the rancher's words if there's no date. */
function readyText({ readyFrom, harvestWords }: Pick<NextHarvest, 'readyFrom' | 'harvestWords'>, today: string) {
  if (!readyFrom) return harvestWords ? `harvest planned for ${harvestWords}` : '';
  if (readyFrom <= today) return 'ready soon';
  return `ready in ${monthText(readyFrom, today)}`;
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

function monthText(day: string, today: string): string {
  const name = month.format(new Date(day));
  return monthsBetween(today, day) < 12 ? name : `${name} ${day.slice(0, 4)}`;
}

function monthsBetween(first: string, last: string): number {
  const [firstMonth = 0, lastMonth = 0] = [first, last].map(
    (day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)),
  );
  return lastMonth - firstMonth;
}
