import { type Cents, formatCents } from '../money/money';
import { longDay } from '../time/days';
import { labels } from '../words/labels';
import type { AnimalStage } from './animalStage';
import type { FamilyCutSheetState } from './familyCutSheet';
import { type HarvestPlan, herdCalendar } from './herdCalendar';
import type { Inspection } from './inspection';
import { linePositionText } from './line';
import { needsLivePurchase } from './livePurchase';

/** The status of a share, as its family reads it. */
export type ClaimStatus = 'IN_LINE' | 'RESERVED' | 'HANGING' | 'CUTTING' | 'READY' | 'DONE' | 'OFF_BOARD' | 'CANCELED';
export const CLAIM_STATUS = labels<ClaimStatus>({
  IN_LINE: 'In line',
  RESERVED: 'Reserved',
  HANGING: 'Hanging',
  CUTTING: 'Being cut',
  READY: 'Ready',
  DONE: 'Picked up',
  OFF_BOARD: 'Set aside',
  CANCELED: 'Canceled',
});

/** Claims of a withdrawn animal are back in line. */
const STATUS_AT: Record<AnimalStage, ClaimStatus> = {
  PLANNED: 'RESERVED',
  OPEN: 'RESERVED',
  HARVESTED: 'HANGING',
  WEIGHED: 'CUTTING',
  READY: 'READY',
  CLOSED: 'DONE',
  WITHDRAWN: 'IN_LINE',
};

export interface ClaimAnimal extends HarvestPlan {
  stage: AnimalStage;
  inspection: Inspection | null;
  harvestWords: string | null;
}

/** A family's claim. Its days are written like '2027-03-04'. */
export interface FamilyClaim {
  released: boolean;
  /** Whether the ranch took it off the board. */
  offBoard: boolean;
  /** Null while the claim waits in the line. */
  animal: ClaimAnimal | null;
  linePosition: number | null;
  deposit: Cents;
  /** Null if no deposit was requested. */
  depositDue: string | null;
  depositReceived: boolean;
  purchaseConfirmed: boolean;
  cutSheet: FamilyCutSheetState;
}

export function claimStatus({
  released,
  offBoard,
  animal,
}: Pick<FamilyClaim, 'released' | 'offBoard' | 'animal'>): ClaimStatus {
  if (released) return 'CANCELED';
  if (offBoard) return 'OFF_BOARD';
  return animal ? STATUS_AT[animal.stage] : 'IN_LINE';
}

/** A task that the family can do next. */
export type ClaimTask = 'CONFIRM_PURCHASE' | 'PAY_DEPOSIT' | 'FILL_IN_CUT_SHEET' | 'ANSWER_CUT_SHEET';

export interface NextStep {
  text: string;
  /** Null if the family has nothing to do but wait. */
  task: ClaimTask | null;
}

/** The next step for a family: the most pressing task, or else what the family waits for. Null if nothing is left. */
export function nextStep(claim: FamilyClaim): NextStep | null {
  const { animal, linePosition } = claim;
  const status = claimStatus(claim);
  if (status === 'IN_LINE') {
    const position = linePosition ? linePositionText(linePosition) : "You're in line";
    return waitFor(`${position}. We'll email you when the ranch has an animal for you.`);
  }
  if (status === 'OFF_BOARD') return waitFor(OFF_BOARD);
  if (status === 'RESERVED' && animal) return taskOf(claim, animal) ?? waitFor(harvestText(animal));
  const days = animal && herdCalendar(animal);
  if (status === 'HANGING') return waitFor(days ? `It hangs until ${longDay(days.hangingEnds)}.` : "It's hanging.");
  if (status === 'CUTTING') return waitFor(days ? `It's ready around ${longDay(days.readyFrom)}.` : "It's being cut.");
  if (status === 'READY') return waitFor('Your beef is ready. Set a day for pickup or delivery with the ranch.');
  return null;
}

const OFF_BOARD =
  "It isn't on an animal anymore. The ranch settles it by its own weight or price, and hands it over as you agreed.";

/** Checks the most pressing tasks first. */
function taskOf(claim: FamilyClaim, animal: ClaimAnimal): NextStep | null {
  const { deposit, depositDue, depositReceived, purchaseConfirmed, cutSheet } = claim;
  if (needsLivePurchase(animal.inspection) && !purchaseConfirmed) {
    return { task: 'CONFIRM_PURCHASE', text: 'Confirm that you buy your share of the live animal.' };
  }
  if (depositDue && !depositReceived) {
    return { task: 'PAY_DEPOSIT', text: `Pay the ${formatCents(deposit)} deposit by ${longDay(depositDue)}.` };
  }
  const due = herdCalendar(animal)?.cutSheetsDue;
  const by = due ? ` by ${longDay(due)}` : '';
  if (cutSheet === 'MISSING') return { task: 'FILL_IN_CUT_SHEET', text: `Fill in your cut sheet${by}.` };
  if (cutSheet !== 'PROPOSED_BY_OTHER') return null;
  return { task: 'ANSWER_CUT_SHEET', text: `Answer the cut sheet that the other family proposed${by}.` };
}

function harvestText({ harvestDate, harvestWords }: ClaimAnimal): string {
  if (harvestDate) return `The harvest is on ${longDay(harvestDate)}.`;
  return harvestWords ? `The harvest is planned for ${harvestWords}.` : 'The ranch will set the harvest date.';
}

function waitFor(text: string): NextStep {
  return { task: null, text };
}
