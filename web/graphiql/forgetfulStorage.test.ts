import { beforeEach, expect, test } from 'vitest';
import { forgetfulStorage } from './forgetfulStorage';

const headers = JSON.stringify({ Authorization: 'Bearer hrd_secret' });
const storage = forgetfulStorage(window.localStorage);

beforeEach(() => window.localStorage.clear());

test.each([
  ['graphiql:tabState', { tabs: [{ query: '{ viewer { id } }', headers }] }],
  ['graphiql:queries', { queries: [{ query: '{ viewer { id } }', headers }] }],
  ['graphiql:favorites', { favorites: [{ query: '{ viewer { id } }', headers }] }],
])('%s is stored without the headers', (key, value) => {
  storage.setItem(key, JSON.stringify(value));
  expect(window.localStorage.getItem(key)).toContain('viewer');
  expect(window.localStorage.getItem(key)).not.toContain('hrd_secret');
});

test('the headers of the open tab are not stored', () => {
  storage.setItem('graphiql:headers', headers);
  expect(storage.getItem('graphiql:headers')).toBeNull();
  expect(storage).toHaveLength(0);
});

test('a query is stored unchanged, whatever it contains', () => {
  storage.setItem('graphiql:query', '# "headers"');
  expect(storage.getItem('graphiql:query')).toBe('# "headers"');
  expect(storage.key(0)).toBe('graphiql:query');
  storage.removeItem('graphiql:query');
  expect(storage).toHaveLength(0);
});
