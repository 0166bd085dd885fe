import { dayText } from '../time/timeZone';
import { labels } from '../words/labels';
import type { PricingModel } from '../words/vocabulary';
import type { Inspection } from './inspection';
import { needsLivePurchase } from './livePurchase';
import { type EnteredFees, knowsFees } from './processorPayer';

export type AnimalStage = 'PLANNED' | 'OPEN' | 'HARVESTED' | 'WEIGHED' | 'READY' | 'CLOSED' | 'WITHDRAWN';
export const ANIMAL_STAGE = labels<AnimalStage>(
  {
    PLANNED: 'Planned',
    OPEN: 'Open',
    HARVESTED: 'Harvested',
    WEIGHED: 'Weighed',
    READY: 'Ready',
    CLOSED: 'Closed',
    WITHDRAWN: 'Withdrawn',
  },
  'lowercase',
);

export const ANIMAL_STAGE_MEANING: Record<AnimalStage, string> = {
  PLANNED: 'Only you see it.',
  OPEN: 'Families can reserve a share of it.',
  HARVESTED: "It's hanging at the processor.",
  WEIGHED: 'The hanging weight is known, and the beef is being cut.',
  READY: 'The beef is packed and ready for pickup or delivery.',
  CLOSED: 'Every family has its beef.',
  WITHDRAWN: "It died or wasn't fit. Families who had a share are back in line.",
};

/** What has to happen before an animal can move to a stage, for a choice that isn't possible yet. */
export const ANIMAL_STAGE_NEEDS: Record<AnimalStage, string> = {
  PLANNED: 'Not while families hold shares of it.',
  OPEN: "Once it has a processor, and a harvest date that hasn't passed. If it's sold by weight, also the processor's fees and an expected hanging weight.",
  HARVESTED: 'From its harvest date on. With a custom-exempt processor, all of it must be sold and confirmed first.',
  WEIGHED: 'Once you enter its hanging weight.',
  READY: 'Once everything that decides a price is weighed.',
  CLOSED: 'Once each family has its beef: its order is fulfilled, or its pickup or delivery day has come.',
  WITHDRAWN: 'Not once an order with a share of it is fulfilled.',
};

const MOVES: Record<AnimalStage, readonly AnimalStage[]> = {
  PLANNED: ['OPEN', 'WITHDRAWN'],
  OPEN: ['HARVESTED', 'PLANNED', 'WITHDRAWN'],
  HARVESTED: ['WEIGHED', 'READY', 'WITHDRAWN'],
  WEIGHED: ['READY', 'WITHDRAWN'],
  READY: ['CLOSED'],
  CLOSED: [],
  WITHDRAWN: [],
};

export type LackForPrice = 'FEES' | 'WEIGHT';

type Priced = { pricing: PricingModel; expectedHangingFromTenths: number | null };

/** What a price by weight can't be offered without: the processor's fees, and the weight that the ranch expects. */
export function lackForPrice(animal: Priced, processor: EnteredFees | null | undefined): LackForPrice | null {
  if (animal.pricing === 'FLAT') return null;
  if (!knowsFees(processor)) return 'FEES';
  return animal.expectedHangingFromTenths === null ? 'WEIGHT' : null;
}

export const LACK_FOR_PRICE: Record<LackForPrice, string> = {
  FEES: "Enter the processor's kill fee and cut and wrap first, or say that they're included in your price. Families want to know what a share costs in all.",
  WEIGHT: 'Enter the expected hanging weight first. Families want to know what a share costs in all.',
};

export interface AnimalToMove {
  stage: AnimalStage;
  /** The inspection of its processor, or null without a processor. */
  inspection: Inspection | null;
  /** What families have to know about a price by weight and don't. */
  lacksForPrice: LackForPrice | null;
  /** '2027-03-04', or null while there is no date. */
  harvestDate: string | null;
  /** A rough date such as 'autumn 2027', while there is no exact one. */
  harvestWords: string | null;
  /** How many of its four places have no owner. */
  openPlaces: number;
  /** Whether a family's claim holds a place of it. */
  claimed: boolean;
  /** The families that hold places and haven't confirmed that they buy them of the live animal. */
  unconfirmed: readonly string[];
  /** Whether an order with a share of it was fulfilled. */
  fulfilled: boolean;
  /** Whether something of it is sold by the hanging weight, which isn't known. */
  lacksWeight: boolean;
  /** The families with a share whose packaged weight decides its price and isn't known. */
  unpacked: readonly string[];
  /** The families that don't have their beef: their orders aren't fulfilled, and no day of handing it over has come. */
  waiting: readonly string[];
}

/** All stages that can follow, regardless of other obstacles. */
export const nextAnimalStages = (stage: AnimalStage): AnimalStage[] => [...MOVES[stage]];

/** Whether an animal can still be claimed, moved to another day or withdrawn, which is possible only before its harvest. */
export const isBeforeHarvest = (stage: AnimalStage): boolean => stage === 'PLANNED' || stage === 'OPEN';

/** Whether a ranch can assign shares, from the opening until the animal is weighed. The law may forbid it after the harvest. */
export const takesShares = (stage: AnimalStage): boolean => stage === 'OPEN' || stage === 'HARVESTED';

/** Whether an animal can be weighed or its weight corrected, which is possible any time after its harvest. */
export function canBeWeighed(stage: AnimalStage): boolean {
  return !isBeforeHarvest(stage) && stage !== 'WITHDRAWN';
}

export function isReadyAt(stage: AnimalStage): boolean {
  return stage === 'READY' || stage === 'CLOSED';
}

export function nextStagesOf(animal: AnimalToMove, today: string): AnimalStage[] {
  return nextAnimalStages(animal.stage).filter((to) => !animalMoveRefusal(animal, to, today));
}

/** Why an animal can't move to a stage. Undefined when it can. */
export function animalMoveRefusal(animal: AnimalToMove, to: AnimalStage, today: string): string | undefined {
  const { stage } = animal;
  if (MOVES[stage].includes(to)) return OBSTACLES[to]?.(animal, today);
  const here = ANIMAL_STAGE.label(stage);
  if (MOVES[stage].length === 0) return `This animal is ${here}, and its stage can't change anymore.`;
  const allowed = MOVES[stage].map(ANIMAL_STAGE.label).join(' or ');
  return `This animal is ${here} and can be moved to ${allowed}, not to ${ANIMAL_STAGE.label(to)}.`;
}

/** Further obstacles to moves that `MOVES` allows. */
const OBSTACLES: Partial<Record<AnimalStage, (animal: AnimalToMove, today: string) => string | undefined>> = {
  PLANNED: ({ claimed }) =>
    claimed ? 'Families hold shares of this animal. Move them to another animal or to the line first.' : undefined,
  OPEN: openingObstacle,
  HARVESTED: harvestObstacle,
  WEIGHED: weightMissing,
  READY: (animal) => weightMissing(animal) ?? packagesMissing(animal),
  CLOSED: handoverMissing,
  WITHDRAWN: ({ fulfilled }) =>
    fulfilled
      ? "A family's order with a share of this animal is fulfilled, so it can't be withdrawn anymore."
      : undefined,
};

function weightMissing({ lacksWeight }: AnimalToMove): string | undefined {
  return lacksWeight ? 'Weigh the animal first. Its beef is sold by the hanging weight.' : undefined;
}

function packagesMissing({ unpacked }: AnimalToMove): string | undefined {
  if (unpacked.length === 0) return undefined;
  return `Weigh the packages of ${listed(unpacked)} first. The price depends on their weight.`;
}

function handoverMissing({ waiting }: AnimalToMove): string | undefined {
  if (waiting.length === 0) return undefined;
  const have = waiting.length === 1 ? "doesn't" : "don't";
  return `${listed(waiting)} ${have} have the beef yet. Mark the order as fulfilled once it's handed over, or set its pickup or delivery day and wait for it.`;
}

const listed = (families: readonly string[]) => new Intl.ListFormat('en-US').format(families);

function openingObstacle(
  { inspection, lacksForPrice, harvestDate, harvestWords }: AnimalToMove,
  today: string,
): string | undefined {
  if (!inspection) return 'Choose a processor first. Families want to know who cuts the beef and how it is inspected.';
  if (!harvestDate && !harvestWords) return 'Say when the harvest is first, at least roughly, such as "autumn 2027".';
  if (harvestDate && harvestDate < today) return 'The harvest date has passed. Enter a new one first.';
  return lacksForPrice ? LACK_FOR_PRICE[lacksForPrice] : undefined;
}

function harvestObstacle(
  { inspection, harvestDate, openPlaces, unconfirmed }: AnimalToMove,
  today: string,
): string | undefined {
  if (!harvestDate) return 'Enter the harvest date first. The days of hanging and cutting count from it.';
  if (harvestDate > today) {
    return `The harvest is on ${dayText(harvestDate)}. If it was earlier, change the date first.`;
  }
  if (!needsLivePurchase(inspection)) return undefined;
  return openPlaces > 0 ? ownerMissing(openPlaces) : confirmationMissing(unconfirmed);
}

function ownerMissing(openPlaces: number): string {
  const open = openPlaces === 1 ? 'One quarter has' : `${openPlaces} quarters have`;
  return `${open} no owner yet. With a custom-exempt processor, all of the animal must be sold before the harvest. Fill it from the line, or keep the rest for your own household.`;
}

function confirmationMissing(families: readonly string[]): string | undefined {
  if (families.length === 0) return undefined;
  const have = families.length === 1 ? "hasn't" : "haven't";
  return `${listed(families)} ${have} confirmed buying a share of the live animal. With a custom-exempt processor, every family has to before the harvest. Ask them to confirm under My Orders, or put their share back in line.`;
}
