import { expect, it } from 'vitest';
import { initialRegister, registerForm } from './registerForm';
import { accepted, formErrors } from './testing/formErrors';

const ANN = { name: 'Ann', email: 'ann@herdline.test', password: 'Herdline1' };

it('needs name, email and a good password', async () => {
  expect(await formErrors(registerForm, initialRegister)).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    password: 'Password must be at least 8 characters',
  });
});

it('takes nothing that it was not asked for', async () => {
  expect(await accepted(registerForm, { ...ANN, isAdmin: true, phone: null })).toEqual({ ...ANN, phone: '' });
});

it('is for customers', async () => {
  expect(await formErrors(registerForm, { ...ANN, userType: 'CUSTOMER' })).toEqual({});
  expect(Object.keys(await formErrors(registerForm, { ...ANN, userType: 'ADMIN' }))).toEqual(['userType']);
});
