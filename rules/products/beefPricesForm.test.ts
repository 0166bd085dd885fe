import { expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { beefPricesForm, beefPricesInput, fromBeefPrices } from './beefPricesForm';

const RANCH = { quarterCowPrice: 85_000, halfCowPrice: 0, wholeCowPrice: 320_050 };

it('leaves out the prices that were not given', async () => {
  expect(await accepted(beefPricesInput, { halfCowPrice: 0 })).toEqual({ halfCowPrice: 0 });
});

it('shows dollars and returns the same cents', async () => {
  const values = fromBeefPrices(RANCH);
  expect(values).toEqual({ quarterCowPrice: '850.00', halfCowPrice: '', wholeCowPrice: '3200.50' });
  expect(await accepted(beefPricesForm, values)).toEqual(RANCH);
});

it('refuses a negative price and null', async () => {
  const negative = { quarterCowPrice: 'Price must be 0 or greater' };
  expect(await formErrors(beefPricesForm, { ...fromBeefPrices(RANCH), quarterCowPrice: '-1' })).toEqual(negative);
  expect(await formErrors(beefPricesInput, { quarterCowPrice: -1 })).toEqual(negative);
  expect(await formErrors(beefPricesInput, { quarterCowPrice: null })).toEqual(negative);
});
