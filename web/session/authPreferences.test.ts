import { beforeEach, expect, test } from 'vitest';
import { forgetBrokenAuthPreferences, saveAuthPreferences } from './authPreferences';

const stored = () => localStorage.getItem('authPreferences');

beforeEach(() => localStorage.clear());

test('are saved only when the person wants to be remembered, otherwise removed', () => {
  saveAuthPreferences({ rememberMe: true, email: 'ann@example.com' });
  expect(stored()).toBe('{"rememberMe":true,"email":"ann@example.com"}');
  saveAuthPreferences({ rememberMe: false, email: 'ann@example.com' });
  expect(stored()).toBeNull();
});

test('are dropped at the start when they cannot be read', () => {
  localStorage.setItem('authPreferences', '{"rememberMe":tr');
  forgetBrokenAuthPreferences();
  expect(stored()).toBeNull();
});

test('are kept at the start when they can be read', () => {
  saveAuthPreferences({ rememberMe: true, email: 'ann@example.com' });
  forgetBrokenAuthPreferences();
  expect(stored()).not.toBeNull();
});
