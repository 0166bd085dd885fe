import type { OrderStatus } from '../words/vocabulary';
import { COMPLAINT_KIND, type ComplaintKind, type OrderSide } from './complaintWords';

/** How many days a request has to be pending before somebody can say that nobody answers it. */
export const PENDING_DAYS = 3;

/** How many days after an order was fulfilled or canceled something can be wrong with it. Beef stays in a freezer for months. */
export const COMPLAINT_DAYS = 180;

interface KindRule {
  sides: readonly OrderSide[];
  statuses: readonly OrderStatus[];
}

const BOTH = ['CUSTOMER', 'RANCH'] as const;
const AFTER_CALL = ['CONTACTED', 'PROCESSING', 'FULFILLED', 'CANCELED'] as const;
const ALWAYS = ['PENDING', ...AFTER_CALL] as const;
/** The ranch may hand over the beef before it marks the order as fulfilled. */
const WITH_BEEF: KindRule = { sides: ['CUSTOMER'], statuses: ['PROCESSING', 'FULFILLED'] };

const KINDS: Record<ComplaintKind, KindRule> = {
  NOT_AS_AGREED: { sides: BOTH, statuses: AFTER_CALL },
  WEIGHT: WITH_BEEF,
  PACKAGING: WITH_BEEF,
  SPOILED: WITH_BEEF,
  NO_SHOW: { sides: BOTH, statuses: AFTER_CALL },
  LATE: { sides: BOTH, statuses: ALWAYS },
  // A ranch waits for what the order costs, and a family for what comes back of a canceled one.
  UNPAID: { sides: BOTH, statuses: AFTER_CALL },
  MANNERS: { sides: BOTH, statuses: ALWAYS },
};

interface ComplainedOrder {
  status: OrderStatus;
  createdAt: string;
}

const DAY = 86_400_000;

/** What a side can say is wrong with an order now. Empty for a request that may still be answered. */
export function kindsFor(side: OrderSide, { status, createdAt }: ComplainedOrder, now: Date): ComplaintKind[] {
  const isFresh = status === 'PENDING' && now.getTime() - Date.parse(createdAt) < PENDING_DAYS * DAY;
  if (isFresh) return [];
  return COMPLAINT_KIND.values.filter(
    (kind) => KINDS[kind].sides.includes(side) && KINDS[kind].statuses.includes(status),
  );
}
