import { expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { initialLogin, loginForm } from './loginForm';

it('asks for an email and six characters', async () => {
  expect(await formErrors(loginForm, initialLogin)).toEqual({
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
  });
});

it('does not remember unless asked to', async () => {
  const login = { email: ' ann@herdline.test ', password: 'simple', rememberMe: null };
  expect(await accepted(loginForm, login)).toEqual({
    email: 'ann@herdline.test',
    password: 'simple',
    rememberMe: false,
  });
});
