import { describe, expect, it } from 'vitest';
import { ANIMAL_STAGE } from './animalStage';
import { CLAIM_STATUS, type ClaimAnimal, claimStatus, type FamilyClaim, nextStep } from './claimStatus';

const ANIMAL: ClaimAnimal = {
  stage: 'OPEN',
  inspection: 'USDA',
  harvestDate: '2027-03-04',
  harvestWords: null,
  hangDays: 14,
  cuttingDays: 7,
  cutSheetsDue: null,
};
const CLAIM: FamilyClaim = {
  released: false,
  offBoard: false,
  animal: ANIMAL,
  linePosition: null,
  deposit: 20_000,
  depositDue: null,
  depositReceived: false,
  purchaseConfirmed: false,
  cutSheet: 'AGREED',
};

const stepWith = (claim: Partial<FamilyClaim>, animal: Partial<ClaimAnimal> = {}) =>
  nextStep({ ...CLAIM, animal: { ...ANIMAL, ...animal }, ...claim });

it('follows the stage of the animal', () => {
  const statuses = ANIMAL_STAGE.values.map((stage) => claimStatus({ ...CLAIM, animal: { ...ANIMAL, stage } }));
  expect(statuses.map(CLAIM_STATUS.label)).toEqual([
    'Reserved',
    'Reserved',
    'Hanging',
    'Being cut',
    'Ready',
    'Picked up',
    'In line',
  ]);
  expect(claimStatus({ ...CLAIM, animal: null })).toBe('IN_LINE');
  expect(claimStatus({ ...CLAIM, released: true })).toBe('CANCELED');
  expect(claimStatus({ ...CLAIM, offBoard: true, animal: null })).toBe('OFF_BOARD');
});

describe('what a family can do', () => {
  it.each<[Partial<FamilyClaim>, Partial<ClaimAnimal>, ReturnType<typeof nextStep>]>([
    [
      { depositDue: '2027-02-01', cutSheet: 'MISSING' },
      { inspection: 'CUSTOM_EXEMPT' },
      { task: 'CONFIRM_PURCHASE', text: 'Confirm that you buy your share of the live animal.' },
    ],
    [
      { depositDue: '2027-02-01', cutSheet: 'MISSING', purchaseConfirmed: true },
      { inspection: 'CUSTOM_EXEMPT' },
      { task: 'PAY_DEPOSIT', text: 'Pay the $200.00 deposit by February 1, 2027.' },
    ],
    [
      { depositDue: '2027-02-01', depositReceived: true, cutSheet: 'MISSING' },
      {},
      { task: 'FILL_IN_CUT_SHEET', text: 'Fill in your cut sheet by February 25, 2027.' },
    ],
    [{ cutSheet: 'MISSING' }, { harvestDate: null }, { task: 'FILL_IN_CUT_SHEET', text: 'Fill in your cut sheet.' }],
    [
      { cutSheet: 'PROPOSED_BY_OTHER' },
      {},
      { task: 'ANSWER_CUT_SHEET', text: 'Answer the cut sheet that the other family proposed by February 25, 2027.' },
    ],
  ])('with %j and %j', (claim, animal, step) => expect(stepWith(claim, animal)).toEqual(step));
});

describe('what a family waits for', () => {
  it.each<[Partial<FamilyClaim>, Partial<ClaimAnimal>, string | undefined]>([
    [{ cutSheet: 'PROPOSED_BY_YOU' }, {}, 'The harvest is on March 4, 2027.'],
    [{}, { harvestDate: null, harvestWords: 'autumn 2027' }, 'The harvest is planned for autumn 2027.'],
    [{}, { harvestDate: null }, 'The ranch will set the harvest date.'],
    [{}, { stage: 'HARVESTED' }, 'It hangs until March 18, 2027.'],
    [{}, { stage: 'WEIGHED' }, "It's ready around March 25, 2027."],
    [{}, { stage: 'READY' }, 'Your beef is ready. Set a day for pickup or delivery with the ranch.'],
    [{}, { stage: 'CLOSED' }, undefined],
    [{ released: true }, {}, undefined],
    [
      { animal: null, linePosition: 3 },
      {},
      "You're number 3 in line. We'll email you when the ranch has an animal for you.",
    ],
    [{ animal: null }, {}, "You're in line. We'll email you when the ranch has an animal for you."],
  ])('with %j and %j', (claim, animal, text) => {
    expect(stepWith(claim, animal)?.text).toBe(text);
    expect(stepWith(claim, animal)?.task ?? null).toBeNull();
  });
});
