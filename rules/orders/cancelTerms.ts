import { formatCents } from '../money/money';
import { labels } from '../words/labels';
import { pluralize } from '../words/pluralize';

/** What a ranch agrees with families for an order that doesn't come to its end as planned. */
export interface CancelTerms {
  name: CancelTermsName;
  /** So long after the order, a family that cancels gets everything back. */
  freeHours: number;
  /** The percentage of the deposit that comes back later, while the share waits for an animal. */
  waitingPercent: number;
  /** The percentage that comes back once the share is on an animal, until the harvest. */
  assignedPercent: number;
  /** Days to pay the balance after the weight. */
  balanceDays: number;
  /** Days for which beef that is ready waits for free. */
  storageDays: number;
  /** The price of a day after that, in cents. */
  storageFee: number;
  /** Days after which beef that nobody picked up is the ranch's. */
  abandonDays: number;
}

export type CancelTermsName = 'EASY' | 'USUAL' | 'FIRM' | 'OWN';
export const CANCEL_TERMS = labels<CancelTermsName>({ EASY: 'Easy', USUAL: 'Usual', FIRM: 'Firm', OWN: 'Our own' });

/** The three numbers that a ranch with its own terms chooses. */
type OwnTerms = Pick<CancelTerms, 'freeHours' | 'waitingPercent' | 'assignedPercent'>;

type Rest = Omit<CancelTerms, 'name' | keyof OwnTerms>;
const USUAL: Rest = { balanceDays: 7, storageDays: 5, storageFee: 500, abandonDays: 30 };

export const REST_OF_TERMS: Record<CancelTermsName, Rest> = {
  EASY: { balanceDays: 14, storageDays: 10, storageFee: 300, abandonDays: 45 },
  USUAL,
  FIRM: { balanceDays: 3, storageDays: 2, storageFee: 500, abandonDays: 30 },
  OWN: USUAL,
};

export const READY_TERMS: Record<Exclude<CancelTermsName, 'OWN'>, OwnTerms> = {
  EASY: { freeHours: 72, waitingPercent: 100, assignedPercent: 50 },
  USUAL: { freeHours: 24, waitingPercent: 50, assignedPercent: 25 },
  FIRM: { freeHours: 24, waitingPercent: 25, assignedPercent: 0 },
};

/** What a ranch has chosen. A name of null is no choice. */
export interface CancelChoice {
  cancelTermsName: CancelTermsName | null;
  cancelHours: number;
  cancelWaitingPercent: number;
  cancelAssignedPercent: number;
}

/** The terms of a ranch, or null if it has chosen none. Then families can cancel until the ranch starts on an order. */
export function cancelTermsOf(ranch: CancelChoice): CancelTerms | null {
  const name = ranch.cancelTermsName;
  if (!name) return null;
  const { cancelHours: freeHours, cancelWaitingPercent, cancelAssignedPercent } = ranch;
  const own = { freeHours, waitingPercent: cancelWaitingPercent, assignedPercent: cancelAssignedPercent };
  return { name, ...(name === 'OWN' ? own : READY_TERMS[name]), ...REST_OF_TERMS[name] };
}

/** What a form sends that showed no terms. */
export const NO_TERMS = 'NONE';

/** Changes with each of the terms, so that an order says which ones its family has read. */
export const versionOfTerms = ({ name, ...terms }: CancelTerms): string =>
  [name, ...NUMBERS.map((number) => terms[number])].join('-');

export const NUMBERS = [
  'freeHours',
  'waitingPercent',
  'assignedPercent',
  'balanceDays',
  'storageDays',
  'storageFee',
  'abandonDays',
] as const satisfies readonly (keyof CancelTerms)[];

/** A harvest that moved further than this from the day that a family was first told gives everything back. */
export const MOVED_DAYS = 21;

/** Days in which a ranch sends back what it owes after a cancellation. */
export const REFUND_DAYS = 14;

/** The terms in three sentences. */
export function sayTerms(terms: CancelTerms): [string, string, string] {
  const { freeHours, waitingPercent, assignedPercent, balanceDays, storageDays, storageFee, abandonDays } = terms;
  const first =
    freeHours > 0
      ? `Cancel within ${pluralize(freeHours, 'hour')} and your whole deposit comes back; after that, `
      : '';
  const later = `${part(waitingPercent)} while you wait for an animal and ${part(assignedPercent)} from then until the harvest.`;
  return [
    capitalized(`${first}${later}`),
    `From the harvest on the order stands, and the balance is due within ${pluralize(balanceDays, 'day')} of the weight; if the ranch cancels or moves the harvest by more than ${MOVED_DAYS} days, everything comes back.`,
    `Beef that's ready waits ${pluralize(storageDays, 'day')} for free, then for ${formatCents(storageFee)} a day, and after ${pluralize(abandonDays, 'day')} it's the ranch's.`,
  ];
}

const part = (percent: number) => (percent === 0 ? 'nothing' : percent === 100 ? 'all of it' : `${percent}% of it`);
const capitalized = (sentence: string) => sentence[0]?.toUpperCase() + sentence.slice(1);
