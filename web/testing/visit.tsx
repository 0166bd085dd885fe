import { type ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { render, screen } from '@testing-library/react';
import { Kind } from 'graphql';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { TERMS_VERSION } from '../../rules/papers/termsVersion';
import { DEFAULT_TIME_ZONE } from '../../rules/time/timeZone';
import { createApolloClient } from '../apollo/client';
import { App } from '../app/App';
import { isOffline } from '../errors/graphErrors';
import { SessionDocument } from '../session/Session.generated';
import { sessionStore } from '../session/sessionStore';
import type { Viewer } from '../session/useSession';

/** Renders the current URL, which `currentUrl` reads. */
export function Address() {
  const { pathname, search } = useLocation();
  return <div data-testid="address">{`${pathname}${search}`}</div>;
}

/** Opens the app at a URL. Fetches the session unless the page comes with it as `carried`. */
export function visit(path: string, { link }: { link: ApolloLink }, carried?: Viewer | null) {
  openSession(link, carried);
  render(
    <MemoryRouter useTransitions={false} initialEntries={[path]}>
      <App />
      <Address />
    </MemoryRouter>,
  );
}

export const currentUrl = () => screen.getByTestId('address').textContent;

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

export const customer: Viewer = {
  id: '1',
  name: 'Ann Fielder',
  email: 'ann@example.com',
  emailConfirmed: true,
  userType: 'CUSTOMER',
  zipCode: '',
  mustChangePassword: false,
  secondFactorSetup: 'OPTIONAL',
  deletesAt: null,
  acceptedTerms: { version: TERMS_VERSION },
  duties: [],
  ranchRole: null,
  ranch: null,
};

export const rancher: Viewer = {
  ...customer,
  id: '2',
  name: 'Bo Tanner',
  email: 'bo@example.com',
  userType: 'RANCHER',
  duties: ['ORDERS', 'RANCH', 'MONEY', 'PEOPLE'],
  ranchRole: 'OWNER',
  ranch: { id: '7', ranchName: 'Cedar Fork Ranch', approval: 'APPROVED' },
};

export const admin: Viewer = {
  ...customer,
  id: '3',
  name: 'Ada Hill',
  email: 'ada@example.com',
  userType: 'ADMIN',
  duties: ['ORDERS', 'RANCH', 'MONEY', 'PEOPLE'],
};

/** Profile fields of a person without a second factor or a pending change of email. */
export const noSecondFactor = {
  emailChange: null,
  secondFactor: { __typename: 'SecondFactor', hasAuthenticator: false, recoveryCodesLeft: 0, passkeys: [] },
};

/** Returns all profile fields of a person without a second factor, with empty contact details. */
export const accountOf = (viewer: Viewer) => ({
  __typename: 'User',
  ...viewer,
  ...noSecondFactor,
  phone: '',
  zipCode: '',
  city: '',
  state: '',
  favorites: [],
});

/** Returns a client with the given link, and starts the session, which is fetched unless it's passed as `carried`. */
export function openSession(link: ApolloLink, carried?: Viewer | null): ApolloClient {
  const client = createApolloClient(link);
  void sessionStore.start(() => fetchViewer(client), 'none', carried);
  return client;
}

async function fetchViewer(client: ApolloClient): Promise<Viewer | null> {
  try {
    const { data } = await client.query({ query: SessionDocument, fetchPolicy: 'network-only' });
    return data?.viewer ?? null;
  } catch (error) {
    if (isOffline(error)) throw error;
    return null;
  }
}

/** Holds back the response to an operation until the test calls `release`. */
export function holdResponse(name: string) {
  const pending: (() => void)[] = [];
  const link = new ApolloLink((operation, forward) => {
    if (operation.operationName !== name) return forward(operation);
    return new Observable((observer) => {
      pending.push(() => forward(operation).subscribe(observer));
    });
  });
  const release = () => {
    for (const send of pending.splice(0)) send();
  };
  return { link, release };
}

/** Returns a page of a list as in a GraphQL response, such as of `'Order'`. It's the last page unless the total is higher. */
export const connectionOf = <Node,>(noun: string, nodes: Node[], totalCount = nodes.length) => ({
  __typename: `${noun}Connection`,
  nodes,
  totalCount,
  totalCountIsMinimum: false,
  pageInfo: { __typename: 'PageInfo', hasNextPage: totalCount > nodes.length, endCursor: `after ${nodes.length}` },
});
