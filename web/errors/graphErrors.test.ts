import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { codeOf, fieldErrorsOf, fieldErrorsUnder, isOffline, messageOf } from './graphErrors';

const refused = new CombinedGraphQLErrors({
  errors: [
    { message: 'Cart is empty', extensions: { code: 'BAD_USER_INPUT', fields: { productDetails: 'Cart is empty' } } },
  ],
});
const tooMany = (bodyText: string) =>
  new ServerError('429', { response: new Response(null, { status: 429 }), bodyText });
const busy = new ServerError('503', { response: new Response(null, { status: 503 }), bodyText: '<html>' });
const lost = new TypeError('Failed to fetch');

test('the server’s message is used before the fallback', () => {
  expect(messageOf(refused)).toBe('Cart is empty');
  expect(messageOf(tooMany('{"message":"Too many requests"}'))).toBe('Too many requests');
  expect(messageOf(tooMany('<html>'), 'Please try later')).toBe('Please try later');
});

test('a server that is down is not blamed on the reader', () => {
  expect(messageOf(busy, 'Please try later')).toBe("Herdline isn't answering right now. Please try again in a minute.");
});

test('an error without a response has its own message', () => {
  expect(messageOf(lost)).toMatch(/couldn't reach Herdline/);
  expect(isOffline(lost)).toBe(true);
  expect(isOffline(refused)).toBe(false);
  expect(isOffline(busy)).toBe(false);
  expect(isOffline(undefined)).toBe(false);
});

test('only the codes and fields of the GraphQL contract are returned', () => {
  expect(codeOf(refused)).toBe('BAD_USER_INPUT');
  expect(codeOf(lost)).toBeUndefined();
  expect(fieldErrorsOf(refused)).toEqual({ productDetails: 'Cart is empty' });
  expect(fieldErrorsOf(lost)).toEqual({});
});

test('the field errors of an input get the path of its part of the form', () => {
  expect(fieldErrorsUnder('rancher', { zipCode: 'Zip code is required' })).toEqual({
    'rancher.zipCode': 'Zip code is required',
  });
});
