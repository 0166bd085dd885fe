import { expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { EVENT_TYPE } from './eventType';
import { webhookChanges, webhookForm } from './webhookForm';

const url = 'https://ranch.example/hooks?key=1';

it('accepts a web address, with all events unless some are chosen', async () => {
  expect(await accepted(webhookForm, { url: ` ${url} ` })).toEqual({ url, types: [] });
  expect(await accepted(webhookForm, { url, types: null })).toEqual({ url, types: [] });
  expect(await accepted(webhookForm, { url, types: EVENT_TYPE.values })).toEqual({ url, types: EVENT_TYPE.values });
  expect(await accepted(webhookForm, { url: 'http://localhost:4100' })).toMatchObject({ url: 'http://localhost:4100' });
});

it.each([
  [{}, { url: 'Please enter a web address' }],
  [{ url: ' ' }, { url: 'Please enter a web address' }],
  [{ url: 'ranch.example' }, { url: 'Please enter a valid URL' }],
  [{ url: 'ftp://ranch.example' }, { url: 'Please enter a valid URL' }],
  [{ url: 'https://ranch .example' }, { url: 'Please enter a valid URL' }],
  [{ url: `https://ranch.example/${'x'.repeat(2000)}` }, { url: 'At most 2000 characters (this has 2022)' }],
  [{ url, types: ['ORDER_EATEN'] }, { 'types[0]': 'Please choose from the list' }],
  [{ url, types: ['ORDER_PLACED', 'ORDER_PLACED'] }, { types: 'Choose each event once' }],
])('refuses %j', async (given, errors) => {
  expect(await formErrors(webhookForm, given)).toEqual(errors);
});

it('changes only the given fields', async () => {
  expect(await accepted(webhookChanges, {})).toEqual({});
  expect(await accepted(webhookChanges, { types: [], enabled: false })).toEqual({ types: [], enabled: false });
  expect(await formErrors(webhookChanges, { url: '' })).toEqual({ url: 'Please enter a web address' });
});

it('refuses null for every field', async () => {
  expect(await formErrors(webhookChanges, { url: null, types: null, enabled: null })).toEqual({
    url: 'Please enter a web address',
    types: 'Please choose from the list',
    enabled: 'Please say yes or no',
  });
});
