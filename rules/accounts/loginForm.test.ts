import { expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { initialLogin, loginForm } from './loginForm';

it('needs an email and a password of six characters', async () => {
  expect(await formErrors(loginForm, initialLogin)).toEqual({
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
  });
});

it('sets rememberMe to false and leaves the code empty unless they are given', async () => {
  const login = { email: ' ann@herdline.test ', password: 'simple', rememberMe: null };
  expect(await accepted(loginForm, login)).toEqual({
    email: 'ann@herdline.test',
    password: 'simple',
    rememberMe: false,
    code: '',
  });
});
