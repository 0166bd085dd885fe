import { expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { customerProfileForm, customerProfileInput, initialCustomerProfile } from './customerProfileForm';

it('needs a name of two letters', async () => {
  const tooShort = { name: 'Name must be at least 2 characters' };
  expect(await formErrors(customerProfileForm, { ...initialCustomerProfile, name: ' A ' })).toEqual(tooShort);
  expect(await formErrors(customerProfileInput, { name: '' })).toEqual(tooShort);
});

it('leaves out the fields that were not given', async () => {
  expect(await accepted(customerProfileInput, { city: 'Waco' })).toEqual({ city: 'Waco' });
});
