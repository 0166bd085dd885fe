import { ORDER_STATUS, type OrderStatus } from './vocabulary';

const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['CONTACTED', 'CANCELED'],
  CONTACTED: ['PROCESSING', 'CANCELED'],
  PROCESSING: ['FULFILLED', 'CANCELED'],
  FULFILLED: [],
  CANCELED: [],
};

/** The seller's ranch, an admin, or the customer whom the order belongs to. */
export type OrderActor = 'SELLER' | 'ADMIN' | 'OWNER';

interface MoveRule {
  may(from: OrderStatus, to: OrderStatus): boolean;
  reason: string;
}

const MOVE_RULES: Record<OrderActor, MoveRule> = {
  SELLER: { may: () => true, reason: 'The ranch carries its orders through every step.' },
  ADMIN: { may: () => true, reason: 'The platform steps in for a ranch that cannot.' },
  OWNER: {
    may: (from, to) => from === 'PENDING' && to === 'CANCELED',
    reason: 'A customer may cancel until the ranch has taken the order up.',
  },
};

export const TIMELINE_STEPS = ['PENDING', 'CONTACTED', 'PROCESSING', 'FULFILLED'] as const satisfies OrderStatus[];

/** The tabs and counts of the order screens. Canceled orders appear under All only. */
export const STATUS_GROUPS = {
  pending: ['PENDING'],
  inProgress: ['CONTACTED', 'PROCESSING'],
  completed: ['FULFILLED'],
} as const satisfies Record<string, OrderStatus[]>;

export function nextStatuses(status: OrderStatus): OrderStatus[] {
  return [...TRANSITIONS[status]];
}

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

export function isFinal(status: OrderStatus): boolean {
  return TRANSITIONS[status].length === 0;
}

export function nextStatusesFor(status: OrderStatus, actor: OrderActor): OrderStatus[] {
  return TRANSITIONS[status].filter((to) => MOVE_RULES[actor].may(status, to));
}

/** Why a move is refused, naming the moves that are open; undefined when it is allowed. */
export function moveRefusal(from: OrderStatus, to: OrderStatus, actor: OrderActor): string | undefined {
  const allowed = nextStatusesFor(from, actor);
  if (allowed.includes(to)) return undefined;
  const here = ORDER_STATUS.label(from);
  if (isFinal(from)) return `This order is ${here}, and its status can no longer change.`;
  if (allowed.length === 0) return `This order is ${here}. ${MOVE_RULES[actor].reason}`;
  const open = allowed.map(ORDER_STATUS.label).join(' or ');
  return `This order is ${here} and can be moved to ${open}, not to ${ORDER_STATUS.label(to)}.`;
}
