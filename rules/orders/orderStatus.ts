import { ORDER_STATUS, type OrderStatus } from '../words/vocabulary';

const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['CONTACTED', 'CANCELED'],
  CONTACTED: ['PROCESSING', 'CANCELED'],
  PROCESSING: ['FULFILLED', 'CANCELED'],
  FULFILLED: [],
  CANCELED: [],
};

export type OrderActor = 'SELLER' | 'ADMIN' | 'OWNER';

/** `isEarly`: a share isn't ready to be handed over. `mayLeave`: its family may cancel though the ranch has begun. */
interface OrderFacts {
  isEarly?: boolean;
  mayLeave?: boolean;
}

interface MoveRule {
  may(from: OrderStatus, to: OrderStatus, facts: OrderFacts): boolean;
  reason: string;
}

const MOVE_RULES: Record<OrderActor, MoveRule> = {
  SELLER: { may: () => true, reason: 'The ranch carries its orders through every step.' },
  ADMIN: { may: () => true, reason: "The platform steps in when a ranch can't." },
  OWNER: {
    may: (from, to, { mayLeave }) => to === 'CANCELED' && (from === 'PENDING' || mayLeave === true),
    reason: 'A customer can cancel until the ranch starts on the order.',
  },
};

/** In seconds. So long a move can be undone, and the family isn't told of it. */
export const UNDO_WINDOW = 20;

/** Canceling and fulfilling ask for confirmation instead, since they free shares and charge commission. */
export const isUndoable = (status: OrderStatus) => status === 'CONTACTED' || status === 'PROCESSING';

export const TIMELINE_STEPS = ORDER_STATUS.values.filter((status) => status !== 'CANCELED');

export type StatusGroup = 'pending' | 'inProgress' | 'fulfilled' | 'canceled';

/** The count, and the tab of the order screens, that each status belongs to. Canceled orders have no tab. */
export const STATUS_GROUP: Record<OrderStatus, StatusGroup> = {
  PENDING: 'pending',
  CONTACTED: 'inProgress',
  PROCESSING: 'inProgress',
  FULFILLED: 'fulfilled',
  CANCELED: 'canceled',
};

export function statusesIn(group: StatusGroup): OrderStatus[] {
  return ORDER_STATUS.values.filter((status) => STATUS_GROUP[status] === group);
}

export const nextStatuses = (status: OrderStatus): OrderStatus[] => [...TRANSITIONS[status]];

export const isFinal = (status: OrderStatus): boolean => TRANSITIONS[status].length === 0;

export function nextStatusesFor(status: OrderStatus, actor: OrderActor, facts: OrderFacts = {}): OrderStatus[] {
  return TRANSITIONS[status].filter(
    (to) => MOVE_RULES[actor].may(status, to, facts) && !(facts.isEarly && to === 'FULFILLED'),
  );
}

/** Why a move is refused, with the moves that are possible. Undefined when it's allowed. */
export function moveRefusal(
  from: OrderStatus,
  to: OrderStatus,
  { actor, mayLeave }: OrderFacts & { actor: OrderActor },
): string | undefined {
  const allowed = nextStatusesFor(from, actor, { mayLeave: mayLeave ?? false });
  if (allowed.includes(to)) return undefined;
  const here = ORDER_STATUS.label(from);
  if (isFinal(from)) return `This order is ${here}, and its status can't change anymore.`;
  if (allowed.length === 0) return `This order is ${here}. ${MOVE_RULES[actor].reason}`;
  const possible = allowed.map(ORDER_STATUS.label).join(' or ');
  return `This order is ${here} and can be moved to ${possible}, not to ${ORDER_STATUS.label(to)}.`;
}
