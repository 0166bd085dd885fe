import { beforeEach, expect, test } from 'vitest';
import { forgetBrokenAuthPreferences, saveAuthPreferences } from './authPreferences';

const stored = () => localStorage.getItem('authPreferences');

beforeEach(() => localStorage.clear());

test('the preferences are saved only if the person wants to be remembered, and removed otherwise', () => {
  saveAuthPreferences({ rememberMe: true, email: 'ann@example.com' });
  expect(stored()).toBe('{"rememberMe":true,"email":"ann@example.com"}');
  saveAuthPreferences({ rememberMe: false, email: 'ann@example.com' });
  expect(stored()).toBeNull();
});

test('preferences that cannot be parsed are removed when the page starts', () => {
  localStorage.setItem('authPreferences', '{"rememberMe":tr');
  forgetBrokenAuthPreferences();
  expect(stored()).toBeNull();
});

test('valid preferences stay when the page starts', () => {
  saveAuthPreferences({ rememberMe: true, email: 'ann@example.com' });
  forgetBrokenAuthPreferences();
  expect(stored()).not.toBeNull();
});
