import { linePositionText } from '../../herd/line';
import { formatCents } from '../../money/money';
import { longDay } from '../../time/days';
import type { ShippingMethod } from '../../words/vocabulary';
import { handoverDayLabel, handoverDayText } from '../handoverDay';
import type { Handover, OrderState } from './orderState';

export type Reader = 'FAMILY' | 'RANCH';

type Kind = OrderState['kind'];
type Of<K extends Kind> = Extract<OrderState, { kind: K }>;
type Words = { [K in Kind]: (state: Of<K>) => string };

/** The headline of an order, as its family or its ranch reads it. */
export function stateText(state: OrderState, reader: Reader): string {
  const words = { FAMILY, RANCH }[reader] as unknown as Record<Kind, (state: OrderState) => string>;
  return words[state.kind](state);
}

/** Whether the ranch reads in a headline that it should confirm the price of an order. */
export const asksToConfirmPrice = (headline: string): boolean =>
  headline === stateText({ kind: 'CONFIRM_PRICE' }, 'RANCH');

const by = (day: string | null) => (day ? ` by ${longDay(day)}` : '');

const NAME: Record<ShippingMethod, string> = {
  LOCAL_PICKUP: 'Pickup',
  LOCAL_DELIVERY: 'Delivery',
  SHIPPING: 'Delivery',
};

const dayName = (method: ShippingMethod) => handoverDayLabel(method).toLowerCase();

/** 'Pickup on Saturday, December 5, 2026' */
function handoverText({ method, day, when }: Handover): string {
  const name = NAME[method];
  if (!day) return 'Your beef is ready';
  if (when === 'today') return `${name} is today`;
  return when === 'ahead' ? `${name} on ${handoverDayText(day)}` : `${name} was planned for ${handoverDayText(day)}`;
}

const readyText = (method: ShippingMethod) =>
  method === 'SHIPPING' ? 'The ranch ships it next' : `Set a ${dayName(method)} with the ranch`;

const thing = (beef: boolean) => (beef ? 'beef' : 'order');

function harvestWords({ day, words, late }: Of<'HARVEST'>): string {
  if (day && late) return `The harvest was planned for ${longDay(day)}. The ranch hasn't recorded it yet`;
  if (day) return `The harvest is on ${longDay(day)}`;
  return words ? `The harvest is planned for ${words}` : 'The ranch will set the harvest date';
}

const HANGS = ({ until }: Of<'HANGING'>) =>
  until ? `Your beef hangs until ${longDay(until)}` : 'Your beef is hanging at the processor';
const IS_CUT = ({ until }: Of<'CUTTING'>) =>
  until
    ? `Your beef is being cut. It's ready around ${longDay(until)}`
    : "Your beef is being cut. The ranch tells you when it's ready";

const WITH_TEAM = 'Something is wrong, and our team decides';

const FAMILY: Words = {
  ANSWER_OFFER: ({ tag, by: day }) => `Animal ${tag} is held for you. Take it or decline${by(day)}`,
  MOVED_UP: ({ tag, by: day }) => `You've moved up to animal ${tag}. It's yours unless you decline${by(day)}`,
  DEPOSIT: ({ amount, by: day, late }) =>
    late
      ? `Your ${formatCents(amount)} deposit was due ${longDay(day)}. Pay it to keep your share`
      : `Pay the ${formatCents(amount)} deposit${by(day)}`,
  CUT_SHEET: ({ by: day }) => `Choose your cuts${by(day)}`,
  ANSWER_CUT_SHEET: ({ from, by: day }) =>
    `Answer the cuts that ${from === 'RANCH' ? 'the ranch' : 'the other family'} proposed${by(day)}`,
  LIVE_PURCHASE: ({ by: day }) => `Confirm that you buy your share of the live animal${by(day)}`,
  BALANCE: ({ amount, then }) => `Pay the ranch ${formatCents(amount)}${then ? `. ${handoverText(then)}` : ''}`,
  REVIEW: ({ beef }) => `You have your ${thing(beef)}. How was it?`,
  HAS_IT: ({ beef }) => `You have your ${thing(beef)}`,
  OWED_BACK: ({ amount }) => `The ranch owes you ${formatCents(amount)} back`,
  HANDOVER: ({ handover }) => handoverText(handover),
  READY: ({ method }) => `Your beef is ready. ${readyText(method)}`,
  CUTTING: IS_CUT,
  HANGING: HANGS,
  HARVEST: harvestWords,
  CALL: ({ by: day, late }) =>
    late ? "The ranch hasn't called yet. You can call or write to it" : `The ranch should call by ${longDay(day)}`,
  AGREE: () => 'Agree on price, payment and a day with the ranch',
  CONFIRM_PRICE: () => 'The ranch will confirm the price of your share with you',
  PREPARE: ({ beef }) => `The ranch is getting your ${thing(beef)} ready`,
  IN_LINE: ({ position }) =>
    `${position ? linePositionText(position) : "You're in line"}. We'll email you when the ranch has an animal for you`,
  WRONG: ({ waitsFor }) =>
    ({
      CUSTOMER: "Something is wrong, and it's your turn to answer",
      RANCH: "Something is wrong, and it's the ranch's turn",
      PLATFORM: WITH_TEAM,
    })[waitsFor],
  OFF_BOARD: () => "Your share isn't on an animal anymore. The ranch settles it by its own weight or price",
  CANCELED: ({ back, kept }) =>
    [
      'This order was canceled',
      kept > 0 && `The ranch keeps ${formatCents(kept)} of what you paid`,
      back > 0 && `${formatCents(back)} comes back to you`,
    ]
      .filter(Boolean)
      .join('. '),
};

const RANCH: Words = {
  ANSWER_OFFER: ({ tag, by: day }) => `The family answers about animal ${tag}${by(day)}`,
  MOVED_UP: ({ tag, by: day }) => `On animal ${tag}, unless the family declines${by(day)}`,
  DEPOSIT: ({ amount, by: day, late }) =>
    `${formatCents(amount)} deposit ${late ? 'was due' : 'due by'} ${longDay(day)}`,
  CUT_SHEET: ({ by: day }) => `The family chooses its cuts${by(day)}`,
  ANSWER_CUT_SHEET: ({ by: day }) => `The family answers the proposed cuts${by(day)}`,
  LIVE_PURCHASE: ({ by: day }) => `The family confirms that it buys its share of the live animal${by(day)}`,
  BALANCE: ({ amount, then }) =>
    `${formatCents(amount)} is due${then?.day ? `. ${handoverText(then)}` : then ? '. The beef is ready' : ''}`,
  REVIEW: ({ beef }) => `The family has its ${thing(beef)}`,
  HAS_IT: ({ beef }) => `The family has its ${thing(beef)}`,
  OWED_BACK: ({ amount }) => `You owe the family ${formatCents(amount)} back`,
  HANDOVER: ({ handover }) => handoverText(handover),
  READY: ({ method }) =>
    method === 'SHIPPING' ? 'The beef is ready. Ship it' : `The beef is ready. Set a ${dayName(method)}`,
  CUTTING: (state) => IS_CUT(state).replace('Your', 'The').replace('The ranch tells you when', 'Tell the family when'),
  HANGING: (state) => HANGS(state).replace('Your', 'The'),
  HARVEST: ({ day, words, late }) =>
    day && late
      ? `The harvest was planned for ${longDay(day)}. Record it or move it`
      : day || words
        ? harvestWords({ kind: 'HARVEST', day, words, late })
        : 'Set the harvest date',
  CALL: ({ by: day, late }) => (late ? `Call the family. It was due ${longDay(day)}` : `Call the family${by(day)}`),
  AGREE: () => 'Agree on price, payment and a day',
  CONFIRM_PRICE: () => "Confirm the price with the family. It was told another one than the animal's",
  PREPARE: ({ beef }) => `Get the ${thing(beef)} ready`,
  IN_LINE: ({ position }) => (position ? `Number ${position} in line` : 'In line'),
  WRONG: ({ waitsFor }) =>
    ({
      CUSTOMER: "Something is wrong, and it's the family's turn",
      RANCH: "Something is wrong, and it's your turn",
      PLATFORM: WITH_TEAM,
    })[waitsFor],
  OFF_BOARD: () => 'Off the board. Settle it by its own weight or price',
  CANCELED: ({ back, kept }) =>
    [
      'Canceled',
      kept > 0 && `You keep ${formatCents(kept)}`,
      back > 0 && `You owe the family ${formatCents(back)} back`,
    ]
      .filter(Boolean)
      .join('. '),
};
