import { expect, test } from 'vitest';
import { expectDescribed } from './describedAnswer';

const headers = (type: string, etag = 'W/"1"') => new Headers({ 'Content-Type': type, ETag: etag });
const json = headers('application/json; charset=utf-8');
const given = { method: 'GET', path: '/api/favorites/check/7', status: 200, headers: json };
const check = (changes: object) => () => expectDescribed({ ...given, body: { isFavorite: true }, ...changes });
const error = { message: 'No', error: 'No', code: 'NOT_FOUND' };

test('an answer that matches its description passes', () => {
  for (const changes of [
    {},
    { method: 'HEAD', body: '' },
    { status: 304, body: '' },
    { status: 404, body: error },
    { path: '/api/favorites/ids', body: [1, 2] },
    { path: '/api/nothing', status: 404, body: error },
  ])
    expect(check(changes)).not.toThrow();
});

test.each([
  ['an extra field', { body: { isFavorite: true, since: 1 } }],
  ['a missing field', { body: {} }],
  ['another type', { body: { isFavorite: 'yes' } }],
  ['another media type', { headers: headers('text/plain'), body: 'yes' }],
  ['another status', { status: 201 }],
  ['a missing header', { headers: new Headers({ 'Content-Type': 'application/json' }) }],
  ['a missing Retry-After', { status: 429, body: { ...error, code: 'RATE_LIMITED' } }],
  ['an error of another shape', { status: 404, body: { message: 'No' } }],
  ['an error with an extra field', { status: 404, body: { ...error, stack: 'at' } }],
  ['a body that the description does not have', { status: 304, body: 'x' }],
  ['an endpoint without a description', { path: '/api/nothing' }],
  ['another method', { method: 'PUT' }],
])('%s does not pass', (_, changes) => {
  expect(check(changes)).toThrow(/favorites|nothing/);
});
