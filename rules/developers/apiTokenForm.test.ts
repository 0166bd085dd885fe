import { describe, expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { API_SCOPE } from './apiScope';
import { apiTokenForm } from './apiTokenForm';

const token = (changes: object = {}) => ({ name: 'Accounting', scopes: ['ORDERS_READ'], expiresAt: null, ...changes });
const soon = () => new Date(Date.now() + 60_000);

describe('a token', () => {
  it('has a trimmed name, scopes and an optional expiry', async () => {
    const expiresAt = soon();
    expect(await accepted(apiTokenForm, token({ name: '  Accounting\n', expiresAt }))).toEqual(token({ expiresAt }));
    expect((await accepted(apiTokenForm, token({ expiresAt: expiresAt.toISOString() }))).expiresAt).toEqual(expiresAt);
  });

  it('never expires when no expiry is given', async () => {
    for (const expiresAt of [undefined, null, '']) {
      expect((await accepted(apiTokenForm, token({ expiresAt }))).expiresAt).toBeNull();
    }
  });

  it('may have every scope', async () => {
    expect(await formErrors(apiTokenForm, token({ scopes: API_SCOPE.values }))).toEqual({});
  });
});

it.each([
  [{ name: undefined }, { name: 'Please give the token a name' }],
  [{ name: ' \t' }, { name: 'Please give the token a name' }],
  [{ name: 'x'.repeat(61) }, { name: 'At most 60 characters (this has 61)' }],
  [{ scopes: [] }, { scopes: 'Choose at least one permission' }],
  [{ scopes: null }, { scopes: 'Choose at least one permission' }],
  [{ scopes: undefined }, { scopes: 'Choose at least one permission' }],
  [{ scopes: ['ORDERS_READ', 'ORDERS_WRITE', 'ORDERS_READ'] }, { scopes: 'Choose each permission once' }],
  [{ scopes: Array(1_000).fill('ORDERS_READ') }, { scopes: 'Choose each permission once' }],
  [{ scopes: ['EVERYTHING'] }, { 'scopes[0]': 'Please choose from the list' }],
  [{ expiresAt: new Date(0) }, { expiresAt: 'Please choose a moment in the future' }],
  [{ expiresAt: 'someday' }, { expiresAt: 'Please enter a date' }],
])('%j is reported at its field', async (changes, errors) => {
  expect(await formErrors(apiTokenForm, token(changes))).toEqual(errors);
});
