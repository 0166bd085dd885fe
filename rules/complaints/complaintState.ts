import {
  COMPLAINT_STATE,
  type ComplaintState,
  type ComplaintStep,
  type OrderParty,
  type OrderSide,
  type Remedy,
} from './complaintWords';

export type ComplaintAct = Exclude<ComplaintStep, 'OPEN' | 'ESCALATE'>;

/** Who may act: the side that said something is wrong, the other side, the order's family, or the platform team. */
type Who = 'OPENER' | 'OTHER' | 'FAMILY' | 'TEAM';

const TRANSITIONS: Record<ComplaintState, Partial<Record<ComplaintAct, readonly Who[]>>> = {
  OPEN: { ANSWER: ['OTHER'], DECIDE: ['TEAM'], CLOSE: ['OPENER'] },
  ANSWERED: { ANSWER: ['OPENER', 'OTHER'], ACCEPT: ['OPENER', 'OTHER'], DECIDE: ['TEAM'], CLOSE: ['OPENER'] },
  AGREED: { CLOSE: ['FAMILY', 'TEAM'] },
  DECIDED: { CLOSE: ['FAMILY', 'TEAM'] },
  CLOSED: {},
};

const RESULT: Record<ComplaintAct, ComplaintState> = {
  ANSWER: 'ANSWERED',
  ACCEPT: 'AGREED',
  DECIDE: 'DECIDED',
  CLOSE: 'CLOSED',
};

/** How many days a side has to answer, and the ranch to give back or replace what was agreed. After that it goes to the team. */
export const ANSWER_DAYS = 3;
export const MAKE_GOOD_DAYS = 14;

/** How many days before that a side is reminded. */
export const REMIND_DAYS = 1;

export interface ComplaintFacts {
  state: ComplaintState;
  /** Who said that something is wrong. */
  side: OrderSide;
  waitsFor: OrderParty | null;
  /** Whose proposal is the current one. Null without one. */
  proposedBy: OrderSide | null;
}

export const otherSideOf = (side: OrderSide): OrderSide => (side === 'RANCH' ? 'CUSTOMER' : 'RANCH');

export function actsFor(actor: OrderParty, { state, side, waitsFor, proposedBy }: ComplaintFacts): ComplaintAct[] {
  const roles: Who[] = actor === 'PLATFORM' ? ['TEAM'] : [actor === side ? 'OPENER' : 'OTHER'];
  if (actor === 'CUSTOMER') roles.push('FAMILY');
  const isOpen: Record<ComplaintAct, boolean> = {
    ANSWER: true,
    ACCEPT: proposedBy !== null && proposedBy !== actor,
    // Until then, the sides can still agree.
    DECIDE: waitsFor === 'PLATFORM',
    CLOSE: true,
  };
  const acts = Object.entries(TRANSITIONS[state]) as [ComplaintAct, readonly Who[]][];
  return acts.filter(([act, who]) => isOpen[act] && who.some((role) => roles.includes(role))).map(([act]) => act);
}

/** Why a party can't do something, or undefined. */
export function actRefusal(act: ComplaintAct, actor: OrderParty, facts: ComplaintFacts): string | undefined {
  if (actsFor(actor, facts).includes(act)) return undefined;
  const { state, waitsFor, proposedBy } = facts;
  if (state === 'CLOSED') return 'This is closed already.';
  if (state === 'AGREED' || state === 'DECIDED') return `This is ${COMPLAINT_STATE.label(state)} already.`;
  if (act === 'DECIDE' && waitsFor !== 'PLATFORM') return 'The two sides still have time to agree.';
  if (act === 'ACCEPT')
    return proposedBy === null ? "There's no proposal to accept." : "You can't accept your own proposal.";
  return act === 'CLOSE'
    ? 'Only the side that said it can take it back.'
    : 'Please wait for the answer of the other side.';
}

interface Outcome {
  state: ComplaintState;
  waitsFor: OrderParty | null;
  /** In how many days it goes to the team. Null if it's there, or closed. */
  days: number | null;
}

interface Act {
  act: ComplaintAct;
  actor: OrderParty;
  remedy?: Remedy | null;
  asksTeam?: boolean;
}

/** Where an act leads, and who acts next. */
export function outcomeOf(
  { act, actor, remedy, asksTeam }: Act,
  { waitsFor }: Pick<ComplaintFacts, 'waitsFor'>,
): Outcome {
  const isDone = act === 'CLOSE' || (act !== 'ANSWER' && remedy === 'NOTHING');
  if (isDone) return { state: 'CLOSED', waitsFor: null, days: null };
  if (act !== 'ANSWER') return { state: RESULT[act], waitsFor: 'RANCH', days: MAKE_GOOD_DAYS };
  if (asksTeam || waitsFor === 'PLATFORM' || actor === 'PLATFORM') {
    return { state: 'ANSWERED', waitsFor: 'PLATFORM', days: null };
  }
  return { state: 'ANSWERED', waitsFor: otherSideOf(actor), days: ANSWER_DAYS };
}
