import { dueDay, type OrderState, orderState } from './orderState';
import { type Reader, stateText } from './stateWords';
import type { StoryOrder } from './storyFacts';
import { type StoryStep, storySteps } from './storySteps';

/** Who acts next. */
type Actor = 'FAMILY' | 'RANCH' | 'PROCESSOR';

export interface OrderStory {
  /** Where the order stands, in one sentence without its full stop. */
  headline: string;
  /** Who does something next, and by when, as YYYY-MM-DD. Null if nobody has to. */
  next: { who: Actor; by: string | null } | null;
  kind: OrderState['kind'];
  /** Sorts what waits for the family, the most urgent first. Null if nothing does, or only a review. */
  urgency: string | null;
  steps: StoryStep[];
}

interface Telling {
  /** Who reads it. The family, unless given. */
  reader?: Reader;
  /** The zone that days are of. The reader's device's, unless given. */
  timeZone?: string | undefined;
}

/** Everything that is said about where an order stands. Nothing else writes a sentence about that. */
export function orderStory(order: StoryOrder, now: Date, { reader = 'FAMILY', timeZone }: Telling = {}): OrderStory {
  const state = orderState(order, now, timeZone);
  const who = state.kind === 'WRONG' ? SIDE[state.waitsFor] : WHO[state.kind];
  return {
    headline: stateText(state, reader),
    next: who && { who, by: 'by' in state ? state.by : null },
    kind: state.kind,
    urgency: who === 'FAMILY' ? urgencyOf(state) : null,
    steps: storySteps(order, now, timeZone),
  };
}

/** A balance and an answer to a complaint are due now, and a review can always wait. */
function urgencyOf(state: OrderState): string | null {
  if (state.kind === 'BALANCE' || state.kind === 'WRONG') return '';
  return state.kind === 'REVIEW' ? null : dueDay(state);
}

const SIDE = { CUSTOMER: 'FAMILY', RANCH: 'RANCH', PLATFORM: null } as const;

const WHO: Record<Exclude<OrderState['kind'], 'WRONG'>, Actor | null> = {
  ANSWER_OFFER: 'FAMILY',
  MOVED_UP: 'FAMILY',
  DEPOSIT: 'FAMILY',
  CUT_SHEET: 'FAMILY',
  ANSWER_CUT_SHEET: 'FAMILY',
  LIVE_PURCHASE: 'FAMILY',
  BALANCE: 'FAMILY',
  REVIEW: 'FAMILY',
  HAS_IT: null,
  OWED_BACK: 'RANCH',
  HANDOVER: 'RANCH',
  READY: 'RANCH',
  CUTTING: 'PROCESSOR',
  HANGING: 'PROCESSOR',
  HARVEST: 'RANCH',
  CALL: 'RANCH',
  AGREE: 'RANCH',
  CONFIRM_PRICE: 'RANCH',
  PREPARE: 'RANCH',
  IN_LINE: 'RANCH',
  OFF_BOARD: 'RANCH',
  CANCELED: null,
};
