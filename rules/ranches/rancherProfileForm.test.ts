import { describe, expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { adminRancherForm, adminRancherInput } from './adminRancherForm';
import { describeField, type RancherProfileField, rancherProfileFields } from './rancherProfileFields';
import { rancherProfileForm, rancherProfileInput } from './rancherProfileForm';
import { fromProfile, initialRancherProfile } from './rancherProfileValues';

const VALUES = {
  ...initialRancherProfile,
  ranchName: 'Double T',
  city: 'Waco',
  state: 'Texas',
  zipCode: '76701',
  offerHalfCow: true,
  halfCowPrice: '1650.005',
};

describe('describeField', () => {
  it('reads the limit of a text and whether it can be left blank from its rule', () => {
    expect(describeField('ranchName')).toEqual({ label: 'Ranch name', optional: false, maxLength: 100 });
    expect(describeField('cattleBreed')).toEqual({ label: 'Cattle breed', optional: true, maxLength: 200 });
    expect(describeField('raisingPractices')).toMatchObject({ optional: true, maxLength: 5000 });
  });

  it('gives each field a unique label', () => {
    const labels = Object.keys(rancherProfileFields).map((name) => describeField(name as RancherProfileField).label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.filter((label) => !label)).toEqual([]);
  });
});

describe('rancherProfileInput', () => {
  it('leaves out the fields that were not given', async () => {
    expect(await accepted(rancherProfileInput, { herdSize: '120' })).toEqual({ herdSize: '120' });
  });

  it('resets null and blank fields to their defaults', async () => {
    const emptied = { description: null, ranchSize: ' ', yearEstablished: null, localDeliveryRange: null };
    expect(await accepted(rancherProfileInput, emptied)).toEqual({
      description: '',
      ranchSize: null,
      yearEstablished: null,
      localDeliveryRange: 50,
    });
  });

  it('turns null into 0 for money, false for a flag and FLAT for the pricing model', async () => {
    const emptied = { quarterCowPrice: null, depositAmount: null, isOrganic: null, pricingModel: null };
    expect(await accepted(rancherProfileInput, emptied)).toEqual({
      quarterCowPrice: 0,
      depositAmount: 0,
      isOrganic: false,
      pricingModel: 'FLAT',
    });
  });

  it('turns null lists into empty lists', async () => {
    const lists = { galleryImages: null, socialMedia: null, otherProductsList: null };
    expect(await accepted(rancherProfileInput, lists)).toEqual({
      galleryImages: [],
      socialMedia: [],
      otherProductsList: [],
    });
  });

  it('refuses a list that is too long without checking its entries', async () => {
    const started = performance.now();
    const otherProductsList = Array.from({ length: 30_000 }, () => ({ name: '' }));
    expect(await formErrors(rancherProfileInput, { otherProductsList })).toMatchObject({
      otherProductsList: 'At most 100 entries',
    });
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('sets the badges by the feeding method', async () => {
    const claim = { feedingMethod: 'Grain Fed', isGrassFed: true };
    expect(await accepted(rancherProfileInput, claim)).toEqual({
      feedingMethod: 'Grain Fed',
      isGrassFed: false,
      isGrainFinished: true,
    });
    expect(await accepted(rancherProfileInput, { feedingMethod: 'Other', isGrassFed: true })).toEqual({
      feedingMethod: 'Other',
      isGrassFed: true,
    });
  });

  it('drops the fields that only the platform sets', async () => {
    expect(await accepted(rancherProfileInput, { isApproved: true, commissionRate: 0, currentBalance: 0 })).toEqual({});
  });

  it.each([
    [{ ranchName: '' }, { ranchName: 'Ranch name is required' }],
    [{ ranchName: '\u200b\u202e' }, { ranchName: 'Ranch name is required' }],
    [{ zipCode: null }, { zipCode: 'Zip code is required' }],
    [{ websiteUrl: 'ranch' }, { websiteUrl: 'Please enter a valid URL' }],
    [{ halfCowPrice: -1 }, { halfCowPrice: 'Price cannot be negative' }],
    [{ halfCowPrice: 10.5 }, { halfCowPrice: 'The amount must be whole cents' }],
    [{ depositAmount: -1 }, { depositAmount: 'Amount cannot be negative' }],
    [{ shippingFee: -1 }, { shippingFee: 'Fee cannot be negative' }],
    [{ localDeliveryRange: -1 }, { localDeliveryRange: 'Range cannot be negative' }],
    [{ cattleBreed: 'Unicorn' }, { cattleBreed: 'Please select a breed' }],
    [{ feedingMethod: 'Candy' }, { feedingMethod: 'Please select a feeding method' }],
    [{ galleryImages: ['x'] }, { 'galleryImages[0]': 'Please enter a valid URL' }],
    [{ galleryImages: Array(200_000).fill('/a.webp') }, { galleryImages: 'At most 12 entries' }],
    [{ galleryImages: Array(13).fill('/a.webp') }, { galleryImages: 'At most 12 entries' }],
    [{ otherProductsList: [{ name: 'Tallow' }] }, { 'otherProductsList[0].price': 'Price must be greater than 0' }],
    [{ description: 'x'.repeat(501) }, { description: 'At most 500 characters (this has 501)' }],
    [{ state: 'Tejas' }, { state: 'Please select a state' }],
    [{ zipCode: '7870' }, { zipCode: 'Please enter a valid ZIP code' }],
    [{ imageUrl: '//evil.test/a.png' }, { imageUrl: 'Please enter a valid URL' }],
    [{ videoUrl: 'data:text/html,x' }, { videoUrl: 'Please enter a valid URL' }],
    [{ socialMedia: Array(9).fill({ platform: 'X', url: 'https://x.test' }) }, { socialMedia: 'At most 8 entries' }],
    [{ quarterCowPrice: 10_000_001 }, { quarterCowPrice: 'At most $100,000.00' }],
    [{ pricePerPound: -1 }, { pricePerPound: 'Price cannot be negative' }],
    [{ localDeliveryFee: -1 }, { localDeliveryFee: 'Fee cannot be negative' }],
    [{ processingTimeWeeks: 105 }, { processingTimeWeeks: 'At most 104' }],
    [{ processingTimeWeeks: -1 }, { processingTimeWeeks: 'Processing time cannot be negative' }],
    [{ shippingRadius: -1 }, { shippingRadius: 'Range cannot be negative' }],
    [{ depositDays: 0 }, { depositDays: 'Enter 1 to 60 days' }],
    [{ depositDays: 61 }, { depositDays: 'Enter 1 to 60 days' }],
  ])('refuses %j', async (input, errors) => expect(await formErrors(rancherProfileInput, input)).toEqual(errors));
});

describe('rancherProfileForm', () => {
  it('has every profile field except the products', () => {
    const fields = [...Object.keys(initialRancherProfile), 'otherProductsList'];
    expect(fields.sort()).toEqual(Object.keys(rancherProfileFields).sort());
  });

  it('converts dollars to rounded cents', async () => {
    expect(await accepted(rancherProfileForm, VALUES)).toMatchObject({ halfCowPrice: 165_001, quarterCowPrice: 0 });
  });

  it('reports errors at their fields as the server does', async () => {
    const wrong = { ...VALUES, ranchName: '', halfCowPrice: '-3', yearEstablished: 'long ago', shippingRadius: '1.5' };
    expect(await formErrors(rancherProfileForm, wrong)).toEqual({
      ranchName: 'Ranch name is required',
      yearEstablished: 'Please enter a number such as 1,250.5',
      halfCowPrice: 'Price cannot be negative',
      shippingRadius: 'Please enter a whole number',
    });
  });

  it('shows a saved profile as it was typed', async () => {
    const saved = await accepted(rancherProfileForm, VALUES);
    expect(fromProfile(saved)).toEqual({
      ...VALUES,
      halfCowPrice: '1650.01',
      depositDays: 7,
      cancelHours: 24,
      cancelWaitingPercent: 50,
      cancelAssignedPercent: 25,
      localDeliveryRange: 50,
      shippingRadius: 100,
    });
  });
});

describe('adminRancherForm', () => {
  it('also requires a description', async () => {
    const missing = { description: 'Description is required' };
    expect(await formErrors(adminRancherForm, VALUES)).toEqual(missing);
    expect(await formErrors(adminRancherInput, { description: ' ' })).toEqual(missing);
    expect(await formErrors(adminRancherInput, { city: 'Waco' })).toEqual({});
    expect(await formErrors(rancherProfileForm, VALUES)).toEqual({});
  });
});
