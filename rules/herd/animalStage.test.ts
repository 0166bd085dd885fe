import { describe, expect, it } from 'vitest';
import {
  ANIMAL_STAGE,
  type AnimalStage,
  type AnimalToMove,
  animalMoveRefusal,
  isBeforeHarvest,
  nextAnimalStages,
  nextStagesOf,
} from './animalStage';

const TODAY = '2027-03-04';
const OPEN: AnimalToMove = {
  stage: 'OPEN',
  inspection: 'USDA',
  harvestDate: TODAY,
  harvestWords: null,
  openPlaces: 4,
  claimed: false,
  unconfirmed: [],
  fulfilled: false,
  ...{ lacksForPrice: null, lacksWeight: false, unpacked: [], waiting: [] },
};

const customExempt = (unconfirmed: string[]): Partial<AnimalToMove> => ({
  ...{ inspection: 'CUSTOM_EXEMPT', openPlaces: 0, claimed: true, unconfirmed },
});

function refusal(to: AnimalStage, change: Partial<AnimalToMove>) {
  return animalMoveRefusal({ ...OPEN, ...change }, to, TODAY);
}

describe('the stages of an animal', () => {
  it('lead from Planned to Closed', () => {
    const path = ['PLANNED', 'OPEN', 'HARVESTED', 'WEIGHED', 'READY', 'CLOSED'] as const;
    for (const [index, stage] of path.slice(1).entries())
      expect(nextAnimalStages(path[index] ?? stage)).toContain(stage);
  });

  it('end in Closed or Withdrawn', () => {
    expect(ANIMAL_STAGE.values.filter((stage) => nextAnimalStages(stage).length === 0)).toEqual([
      'CLOSED',
      'WITHDRAWN',
    ]);
  });

  it('lead to Withdrawn until the beef is ready', () => {
    const from = ANIMAL_STAGE.values.filter((stage) => nextAnimalStages(stage).includes('WITHDRAWN'));
    expect(from).toEqual(['PLANNED', 'OPEN', 'HARVESTED', 'WEIGHED']);
    expect(from.filter(isBeforeHarvest)).toEqual(['PLANNED', 'OPEN']);
  });

  it('never lead to Withdrawn once an order with a share is fulfilled', () => {
    for (const stage of ['OPEN', 'HARVESTED', 'WEIGHED'] as const) {
      expect(refusal('WITHDRAWN', { stage, claimed: true })).toBeUndefined();
      expect(refusal('WITHDRAWN', { stage, claimed: true, fulfilled: true })).toMatch(/is fulfilled/);
    }
  });
});

describe('a move', () => {
  it.each<[AnimalStage, AnimalStage, string]>([
    ['CLOSED', 'READY', "This animal is Closed, and its stage can't change anymore."],
    ['HARVESTED', 'OPEN', 'This animal is Harvested and can be moved to Weighed or Ready or Withdrawn, not to Open.'],
    ['PLANNED', 'HARVESTED', 'This animal is Planned and can be moved to Open or Withdrawn, not to Harvested.'],
  ])('from %s to %s is refused', (stage, to, message) => expect(refusal(to, { stage })).toBe(message));

  it('back to Planned is possible until a family holds a share', () => {
    expect(refusal('PLANNED', {})).toBeUndefined();
    expect(refusal('PLANNED', { claimed: true })).toMatch(/^Families hold shares/);
  });

  it.each<[Partial<AnimalToMove>, RegExp]>([
    [{ inspection: null }, /^Choose a processor first/],
    [{ harvestDate: null }, /^Say when the harvest is first/],
    [{ harvestDate: '2027-03-03' }, /^The harvest date has passed/],
  ])('to Open is refused with %j', (change, message) => {
    expect(refusal('OPEN', { stage: 'PLANNED', ...change })).toMatch(message);
  });

  it('to Open is possible with a rough date', () => {
    const rough = { stage: 'PLANNED', harvestDate: null, harvestWords: 'autumn 2027' } as const;
    expect(refusal('OPEN', rough)).toBeUndefined();
  });

  it.each<[Partial<AnimalToMove>, RegExp]>([
    [{ harvestDate: null, harvestWords: 'spring' }, /^Enter the harvest date first/],
    [{ harvestDate: '2027-03-05' }, /^The harvest is on 03\/05\/2027\./],
    [{ inspection: 'CUSTOM_EXEMPT', openPlaces: 1 }, /^One quarter has no owner yet\./],
    [{ inspection: 'CUSTOM_EXEMPT', openPlaces: 2 }, /^2 quarters have no owner yet\./],
    [customExempt(['Ann']), /^Ann hasn't confirmed buying a share of the live animal\./],
    [customExempt(['Ann', 'Bo', 'Cy']), /^Ann, Bo, and Cy haven't confirmed buying a share of the live animal\./],
  ])('to Harvested is refused with %j', (change, message) => expect(refusal('HARVESTED', change)).toMatch(message));

  it('to Harvested is possible with all places owned, or with an inspector', () => {
    expect(refusal('HARVESTED', { openPlaces: 3, unconfirmed: ['Ann'] })).toBeUndefined();
    expect(refusal('HARVESTED', customExempt([]))).toBeUndefined();
  });

  it.each<[AnimalStage, Partial<AnimalToMove>, RegExp]>([
    ['WEIGHED', { stage: 'HARVESTED', lacksWeight: true }, /^Weigh the animal first/],
    ['READY', { stage: 'HARVESTED', lacksWeight: true }, /^Weigh the animal first/],
    ['READY', { stage: 'WEIGHED', unpacked: ['Ann'] }, /^Weigh the packages of Ann first/],
    ['READY', { stage: 'HARVESTED', unpacked: ['Ann', 'Bo'] }, /^Weigh the packages of Ann and Bo first/],
    ['CLOSED', { stage: 'READY', waiting: ['Ann'] }, /^Ann doesn't have the beef yet/],
  ])('to %s is refused with %j', (to, change, message) => expect(refusal(to, change)).toMatch(message));

  it('to Ready follows the price, also without a weight', () => {
    expect(refusal('READY', { stage: 'HARVESTED' })).toBeUndefined();
    expect(refusal('WEIGHED', { stage: 'HARVESTED', unpacked: ['Ann'] })).toBeUndefined();
  });

  it('is offered only when it would not be refused', () => {
    expect(nextStagesOf(OPEN, TODAY)).toEqual(['HARVESTED', 'PLANNED', 'WITHDRAWN']);
    expect(nextStagesOf({ ...OPEN, claimed: true, harvestDate: null }, TODAY)).toEqual(['WITHDRAWN']);
  });
});
