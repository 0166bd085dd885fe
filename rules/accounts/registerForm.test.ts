import { expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { initialRegister, registerForm } from './registerForm';

const ANN = { name: 'Ann', email: 'ann@herdline.test', password: 'Herdline1' };

it('needs a name, an email and a valid password', async () => {
  expect(await formErrors(registerForm, initialRegister)).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    password: 'Password must be at least 8 characters',
  });
});

it.each([
  [{ zipCode: '787' }, { zipCode: 'Please enter a valid ZIP code' }],
  [{ state: 'Tejas' }, { state: 'Please select a state' }],
])('refuses %j', async (change, errors) =>
  expect(await formErrors(registerForm, { ...ANN, ...change })).toEqual(errors),
);

it('drops fields that the form does not have', async () => {
  expect(await accepted(registerForm, { ...ANN, isAdmin: true, phone: null })).toEqual({ ...ANN, phone: '' });
});

it('accepts only the user type CUSTOMER', async () => {
  expect(await formErrors(registerForm, { ...ANN, userType: 'CUSTOMER' })).toEqual({});
  expect(Object.keys(await formErrors(registerForm, { ...ANN, userType: 'ADMIN' }))).toEqual(['userType']);
});

it.each([
  'you won $500, claim at https://prize.example',
  'Ann www.prize',
  'Claim at prize.example',
  'prize。example',
  'ｐｒｉｚｅ．ｅｘａｍｐｌｅ',
  'pri\u200bze.exa\u00admple',
  'x.com',
  'dr.com',
  'ann@prize',
  'See 192.0.2.1',
])('refuses a web or email address as a name: %s', async (name) => {
  expect(await formErrors(registerForm, { ...ANN, name })).toEqual({
    name: 'Please enter a name, without a web or email address',
  });
});

it('removes invisible characters and direction controls from a name', async () => {
  expect(await accepted(registerForm, { ...ANN, name: '\u202eAnn\u200b Miller\u2066' })).toMatchObject({
    name: 'Ann Miller',
  });
  expect(await formErrors(registerForm, { ...ANN, name: '\u200b\u200b\u2060' })).toHaveProperty('name');
});

it.each(['Ann\nMiller', 'Ann\r\nBcc: bob', 'Ann\u2028Miller'])('refuses a name of several lines: %j', async (name) => {
  expect(await formErrors(registerForm, { ...ANN, name })).toEqual({ name: 'Please write the name on one line' });
});

it.each([
  'J.R. Smith',
  'J.Smith',
  'Dr.Miller',
  'Ste.Marie',
  'Geo.Washington',
  'Ann St. Clair',
  'Ann Miller, Ph.D.',
  "D'Arcy-Jones Jr.",
  'Ann U. S. A.',
])('accepts the name %s', async (name) => {
  expect(await formErrors(registerForm, { ...ANN, name: ` ${name}\n` })).toEqual({});
});
