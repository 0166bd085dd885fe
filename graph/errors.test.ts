import { GraphQLError } from 'graphql';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { badInput, maskError, notFound, Refusal, reportFailure } from './errors';

const log = pino({ level: 'silent' });

/** Calls maskError as Apollo does: with the formatted error and the error that it caught. */
function masked(error: GraphQLError, config = { publicSchema: true }) {
  return maskError(log, config)(
    { ...error.toJSON(), extensions: { code: 'INTERNAL_SERVER_ERROR', ...error.extensions } },
    error,
  );
}

test('a refusal is passed on unchanged', () => {
  expect(masked(badInput({ zipCode: 'Enter a ZIP code', name: 'Enter a name' }))).toEqual({
    message: 'Enter a ZIP code',
    extensions: { code: 'BAD_USER_INPUT', fields: { zipCode: 'Enter a ZIP code', name: 'Enter a name' } },
  });
  expect(masked(notFound('Order'))).toEqual({ message: 'Order not found', extensions: { code: 'NOT_FOUND' } });
});

test('a refusal by the limits keeps its code although Apollo overwrites it', () => {
  const originalError = new Refusal('QUERY_TOO_EXPENSIVE', 'Too deep');
  const error = new GraphQLError('Too deep', { originalError, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
  expect(masked(error).extensions).toEqual({ code: 'QUERY_TOO_EXPENSIVE' });
});

test.each(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'OPERATION_RESOLUTION_FAILURE', 'BAD_REQUEST'])(
  "Apollo's %s becomes BAD_USER_INPUT",
  (code) => {
    expect(masked(new GraphQLError('no', { extensions: { code } })).extensions).toEqual({ code: 'BAD_USER_INPUT' });
  },
);

test('errors suggest no schema names to strangers, but our own messages stay unchanged', () => {
  const hint = 'Field "serch" is not defined by type "F". Did you mean "search" or\n"sort"?';
  const error = new GraphQLError(hint, { extensions: { code: 'BAD_USER_INPUT' } });
  expect(masked(error).message).toBe(hint);
  const closed = { publicSchema: false };
  expect(masked(error, closed).message).toBe('Field "serch" is not defined by type "F".');
  expect(masked(badInput({ city: 'No such city. Did you mean Austin?' }), closed).message).toMatch(
    'Did you mean Austin?',
  );
});

test('any other error shows only an id', () => {
  const originalError = Object.assign(new Error('select * from users'), { code: '42P01', detail: 'ann@herdline.test' });
  const answer = masked(new GraphQLError(originalError.message, { originalError, path: ['viewer'] }));
  const id = answer.extensions?.id;
  expect(answer).toEqual({
    message: `Something went wrong on our side (${id})`,
    path: ['viewer'],
    extensions: { code: 'INTERNAL', id: expect.any(String) },
  });
});

test.each([
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
  Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
  Object.assign(new Error('Knex: Timeout acquiring a connection.'), { name: 'KnexTimeoutError' }),
  Object.assign(new Error('wrapped'), { nativeError: { code: '08006' } }),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  // Knex puts the statement first.
  new Error('select "id" from "users" where "id" = $1 limit $2 - Connection terminated unexpectedly'),
  new Error('BEGIN; - Client has encountered a connection error and is not queryable'),
])('%s means that the database is unreachable', (error) => {
  expect(reportFailure(error, log).extensions).toEqual({ code: 'UNAVAILABLE' });
});

test.each([
  new Error('No word about "Connection terminated" in it'),
  Object.assign(new Error('duplicate key'), { code: '23505' }),
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
  new Error('timeout'),
  'no error at all',
])('%s does not mean that the database is unreachable', (error) => {
  expect(reportFailure(error, log).extensions.code).toBe('INTERNAL');
});
