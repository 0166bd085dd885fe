import type { OrderParty } from '../../complaints/complaintWords';
import type { AnimalStage } from '../../herd/animalStage';
import { familyCutSheetState } from '../../herd/familyCutSheet';
import { herdCalendar } from '../../herd/herdCalendar';
import { needsLivePurchase } from '../../herd/livePurchase';
import type { Cents } from '../../money/money';
import type { ShippingMethod } from '../../words/vocabulary';
import {
  currentShares,
  dayOf,
  isOnAnimal,
  type ShareOnAnimal,
  type StoryAnimal,
  type StoryMoney,
  type StoryOrder,
  type StoryShare,
} from './storyFacts';

/** Where an order stands. `by` is the day until which somebody acts, and `late` whether it's past. */
export type OrderState =
  | { kind: 'ANSWER_OFFER' | 'MOVED_UP'; tag: string; by: string }
  | { kind: 'DEPOSIT'; amount: Cents; by: string; late: boolean }
  | { kind: 'CUT_SHEET'; by: string | null }
  | { kind: 'ANSWER_CUT_SHEET'; from: 'RANCH' | 'FAMILY'; by: string | null }
  | { kind: 'LIVE_PURCHASE'; by: string | null }
  | { kind: 'BALANCE'; amount: Cents; then: Handover | null }
  | { kind: 'REVIEW' | 'HAS_IT' | 'AGREE' | 'PREPARE'; beef: boolean }
  | { kind: 'CONFIRM_PRICE' }
  | { kind: 'OWED_BACK'; amount: Cents }
  | { kind: 'HANDOVER'; handover: Handover }
  | { kind: 'READY'; method: ShippingMethod }
  | { kind: 'CUTTING' | 'HANGING'; until: string | null }
  | { kind: 'HARVEST'; day: string | null; words: string | null; late: boolean }
  | { kind: 'CALL'; by: string; late: boolean }
  | { kind: 'IN_LINE'; position: number | null }
  | { kind: 'OFF_BOARD' }
  | { kind: 'WRONG'; waitsFor: OrderParty }
  | { kind: 'CANCELED'; back: Cents; kept: Cents };

/** When an order is handed over. `day` is null once the beef is ready and no day is set. */
export interface Handover {
  method: ShippingMethod;
  day: string | null;
  when: 'past' | 'today' | 'ahead';
}

/** In days. Most ranches call within two days of an order request. */
const CALLS_WITHIN_MS = 2 * 24 * 60 * 60 * 1000;

interface Clock {
  now: Date;
  today: string;
  timeZone: string | undefined;
}

/** What comes next for an order: what its family has to do, the most urgent first, or else what it waits for. */
export function orderState(order: StoryOrder, now: Date, timeZone?: string): OrderState {
  const clock = { now, today: dayOf(now, timeZone), timeZone };
  const wrong = wrongWith(order);
  if (order.status === 'CANCELED') return wrong ?? canceled(order.settlement);
  const balance = wrong ?? balanceOf(order, clock);
  if (order.status === 'FULFILLED') return balance ?? afterHandover(order);
  const all = currentShares(order).flatMap((share) => tasksOf(share, clock));
  const tasks = isPriceOpen(order) ? all.filter(({ kind }) => kind !== 'CUT_SHEET') : all;
  return sumDeposits(mostUrgent(tasks), tasks) ?? balance ?? whatItWaitsFor(order, clock);
}

function wrongWith({ complaintWaitsFor: waitsFor }: StoryOrder): OrderState | undefined {
  return waitsFor ? { kind: 'WRONG', waitsFor } : undefined;
}

function canceled(money: StoryMoney | undefined): OrderState {
  const { overpaid = 0, kept = 0, received = 0 } = money ?? {};
  return { kind: 'CANCELED', back: overpaid, kept: Math.min(kept, received) };
}

function balanceOf(order: StoryOrder, clock: Clock): OrderState | undefined {
  const { dueSince, balanceDue } = order.settlement ?? {};
  if (!dueSince || !balanceDue) return undefined;
  const isReady = currentShares(order).some(({ animal }) => animal && READY_AT.includes(animal.stage));
  const then = order.status === 'FULFILLED' ? null : (handoverOf(order, clock) ?? (isReady ? noDayYet(order) : null));
  return { kind: 'BALANCE', amount: balanceDue, then };
}

const noDayYet = ({ shippingMethod: method }: StoryOrder): Handover => ({ method, day: null, when: 'ahead' });

const isBeef = ({ orderType }: StoryOrder) => orderType !== 'OTHER';

function afterHandover(order: StoryOrder): OrderState {
  const { overpaid = 0 } = order.settlement ?? {};
  if (overpaid > 0) return { kind: 'OWED_BACK', amount: overpaid };
  return { kind: order.canReview ? 'REVIEW' : 'HAS_IT', beef: isBeef(order) };
}

/** What a family has to do about a share, before the harvest of its animal. */
function tasksOf(share: StoryShare, clock: Clock): OrderState[] {
  const { offer } = share;
  const answer: OrderState[] = offer
    ? [
        {
          kind: offer.placed ? 'MOVED_UP' : 'ANSWER_OFFER',
          tag: offer.animal.tag,
          by: dayOf(offer.expiresAt, clock.timeZone),
        },
      ]
    : [];
  if (!isOnAnimal(share) || STEP_OF[share.animal.stage] !== 'RESERVED') return answer;
  return [...answer, ...depositTask(share, clock), ...cutSheetTask(share), ...purchaseTask(share, clock)];
}

function depositTask({ deposit, depositDue, depositReceivedAt }: StoryShare, { today }: Clock): OrderState[] {
  if (!depositDue || !deposit || depositReceivedAt) return [];
  return [{ kind: 'DEPOSIT', amount: deposit, by: depositDue, late: depositDue < today }];
}

function cutSheetTask({ animal, cutSheet }: ShareOnAnimal): OrderState[] {
  if (!cutSheet?.open) return [];
  const by = herdCalendar(animal)?.cutSheetsDue ?? null;
  const state = familyCutSheetState(cutSheet);
  if (state === 'MISSING') return [{ kind: 'CUT_SHEET', by }];
  if (state !== 'PROPOSED_BY_OTHER') return [];
  const byRanch = cutSheet.proposals.some((proposal) => proposal.byRanch && !proposal.mine);
  return [{ kind: 'ANSWER_CUT_SHEET', from: byRanch ? 'RANCH' : 'FAMILY', by }];
}

/** The purchase is due with the cut sheets. A share that isn't bought by then goes back to the line. */
function purchaseTask({ animal, livePurchase }: ShareOnAnimal, { today }: Clock): OrderState[] {
  if (!needsLivePurchase(animal.inspection) || livePurchase?.confirmedAt) return [];
  const due = herdCalendar(animal)?.cutSheetsDue ?? null;
  return [{ kind: 'LIVE_PURCHASE', by: due && due >= today ? due : null }];
}

/** In the order in which they count on the same day. */
const TASKS = ['ANSWER_OFFER', 'MOVED_UP', 'DEPOSIT', 'CUT_SHEET', 'ANSWER_CUT_SHEET', 'LIVE_PURCHASE'];
const rankOf = ({ kind }: OrderState) => TASKS.indexOf(kind);
const NO_DAY = '9999';

/** The day by which somebody has to act. A task without a day comes last. */
export const dueDay = (state: OrderState): string => ('by' in state && state.by) || NO_DAY;

function mostUrgent(tasks: OrderState[]): OrderState | undefined {
  return [...tasks].sort((one, other) => dueDay(one).localeCompare(dueDay(other)) || rankOf(one) - rankOf(other))[0];
}

/** One deposit for all shares that have the same day. */
function sumDeposits(first: OrderState | undefined, tasks: OrderState[]): OrderState | undefined {
  if (first?.kind !== 'DEPOSIT') return first;
  const same = tasks.flatMap((task) => (task.kind === 'DEPOSIT' && task.by === first.by ? task.amount : []));
  return { ...first, amount: same.reduce((sum, amount) => sum + amount, 0) };
}

type Step = 'IN_LINE' | 'OFF_BOARD' | 'RESERVED' | 'HANGING' | 'CUTTING' | 'READY';

/** What a share waits for, by the stage of its animal. Shares of a withdrawn animal are back in line. */
export const STEP_OF: Record<AnimalStage, Step> = {
  PLANNED: 'RESERVED',
  OPEN: 'RESERVED',
  HARVESTED: 'HANGING',
  WEIGHED: 'CUTTING',
  READY: 'READY',
  CLOSED: 'READY',
  WITHDRAWN: 'IN_LINE',
};
const READY_AT: readonly AnimalStage[] = ['READY', 'CLOSED'];
const FURTHEST_FIRST: readonly Step[] = ['READY', 'CUTTING', 'HANGING', 'RESERVED', 'OFF_BOARD', 'IN_LINE'];

const stepOf = ({ animal, offBoardAt }: StoryShare): Step =>
  offBoardAt ? 'OFF_BOARD' : animal ? STEP_OF[animal.stage] : 'IN_LINE';

/** Whether the ranch has yet to agree on a price that its family wasn't told. It does so before it works on the order. */
const isPriceOpen = (order: StoryOrder): boolean =>
  (order.status === 'PENDING' || order.status === 'CONTACTED') &&
  currentShares(order).some(({ isUnquoted }) => isUnquoted);

/** The furthest share tells what comes next. */
function whatItWaitsFor(order: StoryOrder, clock: Clock): OrderState {
  const handover = handoverOf(order, clock);
  if (handover) return { kind: 'HANDOVER', handover };
  const shares = currentShares(order);
  const step = FURTHEST_FIRST.find((one) => shares.some((share) => stepOf(share) === one));
  const share = shares.find((one) => stepOf(one) === step);
  if (step === 'READY') return { kind: 'READY', method: order.shippingMethod };
  if (step === 'IN_LINE') return { kind: 'IN_LINE', position: share?.linePosition ?? null };
  if (step === 'OFF_BOARD') return { kind: 'OFF_BOARD' };
  if (step === 'HANGING' || step === 'CUTTING') return atProcessor(step, share?.animal, clock);
  if (isPriceOpen(order)) return { kind: 'CONFIRM_PRICE' };
  if (order.status === 'PENDING') return call(order, clock);
  if (step === 'RESERVED' && share?.animal) return harvest(share.animal, clock);
  return { kind: order.status === 'CONTACTED' ? 'AGREE' : 'PREPARE', beef: isBeef(order) };
}

function handoverOf({ handoverDay: day, shippingMethod: method }: StoryOrder, { today }: Clock): Handover | undefined {
  if (!day) return undefined;
  return { method, day, when: day < today ? 'past' : day === today ? 'today' : 'ahead' };
}

/** A planned day that's past isn't promised anymore. */
function atProcessor(
  kind: 'HANGING' | 'CUTTING',
  animal: StoryAnimal | null | undefined,
  { today }: Clock,
): OrderState {
  const days = animal ? herdCalendar(animal) : null;
  const until = days && (kind === 'HANGING' ? days.hangingEnds : days.readyFrom);
  return { kind, until: until && until >= today ? until : null };
}

function harvest({ harvestDate: day, harvestWords: words }: StoryAnimal, { today }: Clock): OrderState {
  return { kind: 'HARVEST', day, words, late: day !== null && day < today };
}

function call({ createdAt }: StoryOrder, { now, timeZone }: Clock): OrderState {
  const by = new Date(new Date(createdAt).getTime() + CALLS_WITHIN_MS);
  return { kind: 'CALL', by: dayOf(by, timeZone), late: by <= now };
}
