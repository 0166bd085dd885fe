import { expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { rancherContactForm, rancherContactInput } from './rancherContactForm';

const RAY = { name: 'Ray Rancher', email: 'ray@herdline.test', phone: '' };

it('needs a name and an email, and accepts a blank phone', async () => {
  expect(await formErrors(rancherContactForm, { name: '', email: '', phone: '' })).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
  });
  expect(await accepted(rancherContactForm, { ...RAY, phone: null })).toEqual(RAY);
});

it('leaves out what was not given, and refuses null for the name and email', async () => {
  expect(await accepted(rancherContactInput, { phone: ' 555-0100 ' })).toEqual({ phone: '555-0100' });
  expect(Object.keys(await formErrors(rancherContactInput, { name: null, email: null }))).toEqual(['email', 'name']);
});
