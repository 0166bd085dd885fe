import { familyCutSheetState } from '../../herd/familyCutSheet';
import { type HerdCalendar, herdCalendar } from '../../herd/herdCalendar';
import { needsLivePurchase } from '../../herd/livePurchase';
import { formatCents } from '../../money/money';
import { longDay } from '../../time/days';
import type { ShippingMethod } from '../../words/vocabulary';
import { STEP_OF } from './orderState';
import { currentShares, dayOf, isOnAnimal, type ShareOnAnimal, type StoryOrder } from './storyFacts';

/** A step of an order. It's done only when it has happened. */
export interface StoryStep {
  key: string;
  title: string;
  /** When it happened or is planned, as a text. Null if that isn't known. */
  day: string | null;
  done: boolean;
}

interface Clock {
  today: string;
  timeZone: string | undefined;
}

/** The dated steps of an order's shares of an animal, done and to come. Empty while no share has one. */
export function storySteps(order: StoryOrder, now: Date, timeZone?: string): StoryStep[] {
  const [share] = currentShares(order).filter(isOnAnimal);
  if (!share || order.status === 'CANCELED') return [];
  const clock = { today: dayOf(now, timeZone), timeZone };
  const days = herdCalendar(share.animal);
  const at = RANK[STEP_OF[share.animal.stage]] ?? 0;
  return [
    { key: 'ordered', title: 'Ordered', day: longDay(dayOf(share.orderedAt, timeZone)), done: true },
    ...depositStep(share, clock),
    ...purchaseStep(share, days, clock),
    ...cutSheetStep(share, days),
    ...beefSteps(share, { at, days, today: clock.today }),
    handoverStep(order, clock),
  ];
}

const RANK: Partial<Record<string, number>> = { RESERVED: 0, HANGING: 1, CUTTING: 2, READY: 3 };

function depositStep({ deposit, depositDue, depositReceivedAt }: ShareOnAnimal, { timeZone }: Clock): StoryStep[] {
  if (!deposit) return [];
  const amount = formatCents(deposit);
  if (depositReceivedAt) {
    return [
      {
        key: 'deposit',
        title: `${amount} deposit received`,
        day: longDay(dayOf(depositReceivedAt, timeZone)),
        done: true,
      },
    ];
  }
  return [
    {
      key: 'deposit',
      title: `${amount} deposit${depositDue ? ' due' : ''}`,
      day: depositDue && longDay(depositDue),
      done: false,
    },
  ];
}

function purchaseStep({ animal, livePurchase }: ShareOnAnimal, days: HerdCalendar | null, clock: Clock): StoryStep[] {
  if (!needsLivePurchase(animal.inspection)) return [];
  const at = livePurchase?.confirmedAt;
  if (at)
    return [{ key: 'purchase', title: 'You bought your share', day: longDay(dayOf(at, clock.timeZone)), done: true }];
  return [{ key: 'purchase', title: 'Confirm your purchase', day: days && longDay(days.cutSheetsDue), done: false }];
}

function cutSheetStep({ cutSheet }: ShareOnAnimal, days: HerdCalendar | null): StoryStep[] {
  if (!cutSheet) return [];
  const state = familyCutSheetState(cutSheet);
  const due = days && longDay(days.cutSheetsDue);
  if (state === 'MISSING') return [{ key: 'cutSheet', title: 'Choose your cuts', day: due, done: false }];
  if (state === 'PROPOSED_BY_YOU') return [{ key: 'cutSheet', title: 'You sent your cuts', day: null, done: true }];
  if (state === 'PROPOSED_BY_OTHER')
    return [{ key: 'cutSheet', title: 'Answer the proposed cuts', day: due, done: false }];
  return [{ key: 'cutSheet', title: state === 'STANDARD' ? 'Standard cuts' : 'Cuts set', day: null, done: true }];
}

interface Progress {
  /** How many of harvest, hanging and cutting are over. */
  at: number;
  days: HerdCalendar | null;
  today: string;
}

/** Only the day of the harvest is sure once it's past; of the others, only plans are known. */
function beefSteps({ animal }: ShareOnAnimal, { at, days, today }: Progress): StoryStep[] {
  const planned = (day: string | undefined, done: boolean) => (day && !done && day >= today ? longDay(day) : null);
  const harvest = days ? longDay(days.harvest) : animal.harvestWords;
  return [
    { key: 'harvest', title: 'Harvest', day: harvest, done: at >= 1 },
    { key: 'hanging', title: 'Hanging ends', day: planned(days?.hangingEnds, at >= 2), done: at >= 2 },
    { key: 'ready', title: 'Beef ready', day: planned(days?.readyFrom, at >= 3), done: at >= 3 },
  ];
}

const DONE: Record<ShippingMethod, string> = {
  LOCAL_PICKUP: 'Picked up',
  LOCAL_DELIVERY: 'Delivered',
  SHIPPING: 'Shipped to you',
};
const AHEAD: Record<ShippingMethod, string> = {
  LOCAL_PICKUP: 'Pickup',
  LOCAL_DELIVERY: 'Delivery',
  SHIPPING: 'Shipping',
};

function handoverStep(order: StoryOrder, { timeZone }: Clock): StoryStep {
  const { status, shippingMethod, handoverDay, statusUpdates = [] } = order;
  const done = status === 'FULFILLED';
  const moved = statusUpdates.find((update) => update.status === 'FULFILLED');
  const day = handoverDay ?? (done && moved ? dayOf(moved.createdAt, timeZone) : null);
  return { key: 'handover', title: (done ? DONE : AHEAD)[shippingMethod], day: day && longDay(day), done };
}
