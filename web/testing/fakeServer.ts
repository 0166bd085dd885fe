import { ApolloLink, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { Kind } from 'graphql';
import { DEFAULT_TIME_ZONE } from '../../rules/time/timeZone';
import type { Viewer } from '../session/useSession';

type Answer = Record<string, unknown> | Error;
type Answers = Record<string, (variables: Record<string, unknown>) => Answer>;

/** Returns a GraphQL error response. */
export const refusal = (code: string, message: string, fields?: Record<string, string>) => ({
  errors: [{ message, extensions: { code, ...(fields && { fields }) } }],
});

/** Returns a person, as in a GraphQL response. */
export const userOf = (viewer: Viewer) => ({
  __typename: 'User',
  ...viewer,
  ranch: viewer.ranch && { __typename: 'Rancher', ...viewer.ranch },
});

/** Operations that the layout sends on every screen. */
const LAYOUT_OPERATIONS = ['UnreadMessages', 'LiveMessages'];

/**
 * Returns a fake GraphQL server that records the operations it gets and the signed-in viewer. Operations without an answer in
 * `answers` fail like a lost connection.
 */
export function fakeServer(signedIn: Viewer | null, answers: Answers = {}) {
  const server = { viewer: signedIn, operations: [] as string[] };
  const all: Answers = {
    PlatformTimeZone: () => ({ timeZone: DEFAULT_TIME_ZONE }),
    Session: () => ({ viewer: server.viewer && userOf(server.viewer) }),
    Logout: () => {
      server.viewer = null;
      return { logout: true };
    },
    ...answers,
  };
  const link = new ApolloLink((operation) => {
    const { operationName = '', variables } = operation;
    if (!LAYOUT_OPERATIONS.includes(operationName)) server.operations.push(operationName);
    const answer =
      missingVariable(operation) ?? all[operationName]?.(withHiddenKey(variables)) ?? new TypeError('Failed to fetch');
    if (operationName !== 'Login' && endsSession(answer)) server.viewer = null;
    if ('login' in answer) server.viewer = answer.login as Viewer;
    return new Observable((observer) => {
      if (answer instanceof Error) return observer.error(answer);
      observer.next('errors' in answer ? answer : { data: answer });
      observer.complete();
    });
  });
  return Object.assign(server, { link });
}

/** Returns whether an answer says that nobody is signed in, as GraphQL does or a proxy. */
const endsSession = (answer: Answer) =>
  JSON.stringify(answer).includes('"UNAUTHENTICATED"') || (ServerError.is(answer) && answer.statusCode === 401);

/** Refuses an operation that lacks a required variable, as the real server does. */
function missingVariable({ query, variables }: ApolloLink.Operation): Answer | undefined {
  const operation = query.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const missing = operation?.variableDefinitions?.find(
    ({ type, defaultValue, variable }) =>
      type.kind === Kind.NON_NULL_TYPE && !defaultValue && variables[variable.name.value] == null,
  );
  return missing && refusal('BAD_USER_INPUT', `Variable "$${missing.variable.name.value}" was not provided`);
}

/** Leaves out the key that the client adds (keyLink) where tests compare what a person sends. They can still read it. */
function withHiddenKey(variables: Record<string, unknown>): Record<string, unknown> {
  const shown = { ...variables };
  for (const name of ['key', 'idempotencyKey']) {
    if (/^[0-9a-f]{32}$/.test(`${shown[name]}`)) Object.defineProperty(shown, name, { enumerable: false });
  }
  return shown;
}
