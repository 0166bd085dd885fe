import { describe, expect, it } from 'vitest';
import { initialProduct, initialVariant } from '../products/productValues';
import { formErrors } from '../testing/formErrors';
import {
  changedListing,
  fromListing,
  initialRancherListing,
  type RancherListingValues,
  rancherListingForm,
  toListingInput,
} from './rancherListing';
import { profileGroupOf } from './rancherProfileFields';

const JERKY = { ...initialProduct, id: '4', name: 'Jerky', price: '12.00' };
const LISTING: RancherListingValues = {
  ...initialRancherListing,
  ranchName: 'Double T',
  city: 'Waco',
  state: 'Texas',
  zipCode: '76701',
  halfCowPrice: '1650.00',
  otherProductsList: [JERKY],
};

describe('the listing of a rancher', () => {
  it('is sent in cents, with the badges of its feeding method', () => {
    const input = toListingInput({ ...LISTING, feedingMethod: 'Grain Fed', isGrassFed: true });
    expect(input).toMatchObject({ halfCowPrice: 165_000, isGrassFed: false, isGrainFinished: true });
    expect(input.otherProductsList).toMatchObject([{ id: '4', name: 'Jerky', price: 1_200, kind: 'CUSTOM' }]);
  });

  it('is sent only with the fields that changed', () => {
    expect(changedListing(LISTING, LISTING)).toEqual({});
    expect(changedListing(LISTING, { ...LISTING, halfCowPrice: '1,650' })).toEqual({});
    expect(changedListing(LISTING, { ...LISTING, herdSize: '120', halfCowPrice: '' })).toEqual({
      herdSize: '120',
      halfCowPrice: 0,
    });
    expect(changedListing(LISTING, { ...LISTING, otherProductsList: [] })).toEqual({ otherProductsList: [] });
  });

  it('is shown as it was typed', () => {
    expect(fromListing(toListingInput(LISTING))).toEqual(LISTING);
  });

  it('reports errors at their fields, including products and variants', async () => {
    const wrong = [
      { ...JERKY, price: '' },
      { ...JERKY, variants: [{ ...initialVariant, name: 'Bag', price: '-1' }] },
    ];
    expect(await formErrors(rancherListingForm, { ...LISTING, zipCode: '', otherProductsList: wrong })).toEqual({
      zipCode: 'Zip code is required',
      'otherProductsList[0].price': 'Price must be greater than 0',
      'otherProductsList[1].variants[0].price': 'Variant must have a name and a price greater than 0',
    });
  });

  it('has a profile group for each of its fields', () => {
    expect(Object.keys(LISTING).filter((field) => !profileGroupOf(field))).toEqual([]);
    expect(profileGroupOf('shippingFee')).toBe('delivery');
    expect(profileGroupOf('password')).toBeUndefined();
  });
});
