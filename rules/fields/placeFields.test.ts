import { expect, it } from 'vitest';
import { object } from 'yup';
import { accepted, formErrors } from '../testing/formErrors';
import { optionalPlace, requiredPlace } from './placeFields';

const home = object(optionalPlace);
const ranch = object(requiredPlace);

it('stores full state names', async () => {
  expect(await accepted(home, { state: 'tx' })).toEqual({ state: 'Texas' });
});

it('may be left out or emptied for a person', async () => {
  expect(await accepted(home, {})).toEqual({});
  expect(await accepted(home, { zipCode: null, city: ' ', state: '' })).toEqual({ zipCode: '', city: '', state: '' });
});

it('is required for a ranch', async () => {
  expect(await formErrors(ranch, { city: '', state: '', zipCode: '' })).toEqual({
    city: 'City is required',
    state: 'State is required',
    zipCode: 'Zip code is required',
  });
});

it('must have a known state and a valid ZIP code', async () => {
  expect(await formErrors(ranch, { city: 'Austin', state: 'Ontario', zipCode: '7870' })).toEqual({
    state: 'Please select a state',
    zipCode: 'Please enter a valid ZIP code',
  });
});
