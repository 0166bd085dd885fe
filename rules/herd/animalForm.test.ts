import { describe, expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { animalForm, animalInput, newAnimalsForm, newAnimalsInput } from './animalForm';
import { copyOfAnimal, fromAnimal } from './animalValues';

const TODAY = '2027-02-01';
const ANIMAL = {
  tag: '41',
  processorId: '7',
  breed: 'Angus',
  bornOn: '2025-04-01',
  finish: 'Grass-finished',
  photoUrl: null,
  expectedHangingWeight: { from: 600, to: 680.5 },
  packagedYield: null,
  pricing: 'HANGING' as const,
  price: 0,
  halfPrice: null,
  wholePrice: null,
  pricePerPound: 450,
  depositPerQuarter: 20_000,
  harvestDate: '2027-03-04',
  harvestWords: null,
  hangDays: 14,
  cuttingDays: 7,
  cutSheetsDue: null,
};

const errorsWith = (change: object) => formErrors(animalInput({ today: TODAY }), { ...ANIMAL, ...change });

describe('animalInput', () => {
  it('needs a tag, a pricing method and a price', async () => {
    const noPricing = { tag: 'Enter the ear tag or a name', pricing: 'Please select a pricing method' };
    expect(await formErrors(animalInput({ today: TODAY }), {})).toEqual(noPricing);
    expect(await errorsWith({ pricePerPound: undefined })).toEqual({ pricePerPound: 'Price must be greater than 0' });
    expect(await errorsWith({ pricing: 'FLAT' })).toEqual({ price: 'Price must be greater than 0' });
  });

  it.each([
    [{ tag: 'x'.repeat(21) }, { tag: 'At most 20 characters (this has 21)' }],
    [{ processorId: 'x' }, { processorId: 'Please select a processor' }],
    [{ bornOn: 'spring' }, { bornOn: 'Enter a month such as 2025-04' }],
    [{ bornOn: '2025-13' }, { bornOn: 'Enter a month such as 2025-04' }],
    [{ bornOn: '2027-04' }, { bornOn: 'It must be born before its harvest' }],
    [
      { expectedHangingWeight: { from: 700, to: 650 } },
      { 'expectedHangingWeight.to': 'The second weight must be at least the first' },
    ],
    [
      { expectedHangingWeight: { from: 600.25, to: 650 } },
      { 'expectedHangingWeight.from': 'At most one decimal, such as 612.5' },
    ],
    [{ expectedHangingWeight: { from: 600, to: 6000 } }, { 'expectedHangingWeight.to': 'At most 2000' }],
    [{ packagedYield: { from: 44, to: 60 } }, { 'packagedYield.from': 'Enter a whole percent from 45 to 80' }],
    [{ packagedYield: { from: 60.5, to: 66 } }, { 'packagedYield.from': 'Enter a whole percent from 45 to 80' }],
    [{ packagedYield: { from: 60, to: 81 } }, { 'packagedYield.to': 'Enter a whole percent from 45 to 80' }],
    [{ packagedYield: { from: 66 } }, { 'packagedYield.to': 'Enter both, or neither' }],
    [{ packagedYield: { to: 66 } }, { 'packagedYield.from': 'Enter both, or neither' }],
    [
      { packagedYield: { from: 66, to: 62 } },
      { 'packagedYield.to': 'The second percentage must be at least the first' },
    ],
    [{ depositPerQuarter: -1 }, { depositPerQuarter: 'Deposit cannot be negative' }],
    [{ harvestDate: '2027-02-30' }, { harvestDate: 'Enter a day such as 2027-03-04' }],
    [{ harvestDate: '2027-01-31' }, { harvestDate: "The harvest can't be in the past" }],
    [{ cutSheetsDue: '2027-03-05' }, { cutSheetsDue: 'Cut sheets are due before the harvest' }],
    [{ hangDays: 61 }, { hangDays: 'At most 60' }],
    [{ cuttingDays: -1 }, { cuttingDays: 'Days cannot be negative' }],
    [{ photoUrl: 'javascript:alert(1)' }, { photoUrl: 'Please enter a valid URL' }],
  ])('refuses %j', async (change, errors) => expect(await errorsWith(change)).toEqual(errors));

  it('stores a month as its first day, a single weight as both ends, and default days', async () => {
    const change = { bornOn: '2025-04', expectedHangingWeight: { from: 640 }, hangDays: null, cuttingDays: undefined };
    expect(await accepted(animalInput({ today: TODAY }), { ...ANIMAL, ...change })).toEqual({
      ...ANIMAL,
      expectedHangingWeight: { from: 640, to: 640 },
    });
  });

  it('keeps only the price that applies, and drops the rough date if there is an exact one', async () => {
    const flat = { ...ANIMAL, pricing: 'FLAT', price: 85_000, halfPrice: 0, harvestWords: 'spring' };
    const expected = { price: 85_000, halfPrice: null, pricePerPound: 0, harvestWords: null };
    expect(await accepted(animalInput({ today: TODAY }), flat)).toMatchObject(expected);
    const open = { ...ANIMAL, harvestDate: null, harvestWords: 'spring' };
    expect(await accepted(animalInput({ today: TODAY }), open)).toMatchObject({ harvestWords: 'spring' });
  });

  it('accepts unchanged days in the past, but no new ones', async () => {
    const moment = { today: '2027-03-10', before: ANIMAL };
    expect(await formErrors(animalInput(moment), { ...ANIMAL, breed: 'Hereford' })).toEqual({});
    expect(await formErrors(animalInput(moment), { ...ANIMAL, harvestDate: '2027-03-09' })).toEqual({
      harvestDate: "The harvest can't be in the past",
    });
  });
});

describe('animalForm', () => {
  it('converts an animal to form values and back', async () => {
    const values = fromAnimal(ANIMAL);
    expect(values).toMatchObject({ pricePerPound: '4.50', bornOn: '2025-04', photoUrl: '' });
    expect(await accepted(animalForm({ today: TODAY }), values)).toEqual({ ...ANIMAL, eid: null, liveWeight: null });
  });

  it('refuses text where a number belongs', async () => {
    const values = { ...fromAnimal(ANIMAL), hangDays: 'two weeks' };
    expect(await formErrors(animalForm({ today: TODAY }), values)).toEqual({
      hangDays: 'Please enter a number such as 1,250.5',
    });
  });
});

describe('newAnimalsForm', () => {
  it('copies the last animal to several tags, without its harvest date', async () => {
    const values = { ...copyOfAnimal(ANIMAL), tags: 'four steers, tags 42 to 45' };
    const { tag, ...shared } = { ...ANIMAL, harvestDate: null };
    expect(await accepted(newAnimalsForm(TODAY), values)).toEqual({ ...shared, tags: ['42', '43', '44', '45'] });
  });

  it.each([
    ['', { tags: 'Enter at least one tag, such as 41 or 41 to 44' }],
    ['41, 42, 41', { tags: 'Tag 41 is there twice' }],
    ['1 to 51', { tags: 'At most 50 animals at once' }],
    ['x'.repeat(21), { 'tags[0]': 'At most 20 characters (this has 21)' }],
  ])('refuses the tags %j', async (tags, errors) => {
    expect(await formErrors(newAnimalsForm(TODAY), { ...copyOfAnimal(ANIMAL), tags })).toEqual(errors);
  });
});

it('needs at least one tag from API clients, too', async () => {
  const { tag, ...shared } = ANIMAL;
  expect(await formErrors(newAnimalsInput(TODAY), shared)).toEqual({
    tags: 'Enter at least one tag, such as 41 or 41 to 44',
  });
});
