import { ApolloClient, ApolloLink, Observable, type ObservableQuery, type OperationVariables } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ComponentType } from 'react';
import { of, tap } from 'rxjs';
import { isOffline } from '../errors/graphErrors';
import { followSession, sessionEndLink } from '../session/followSession';
import { createCache } from './cache';
import { carriedAnswer, takeAnswer } from './carriedAnswers';
import { httpLink } from './httpLink';
import { sendUnanswered, unansweredLink, unansweredSent } from './unanswered';
import { newKey } from './useIdempotencyKey';

/** Runs subscriptions over server-sent events. The code loads with the first one, since most people have none. */
const serverSentEventsLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      let stop: (() => void) | undefined;
      let isClosed = false;
      import('./subscribe').then(
        ({ subscribe }) => {
          if (!isClosed) stop = subscribe(operation, observer as never);
        },
        (error) => observer.error(error),
      );
      return () => {
        isClosed = true;
        stop?.();
      };
    }),
);

const defaultTransport = () =>
  ApolloLink.split(({ operationType }) => operationType === 'subscription', serverSentEventsLink, httpLink);

/** Answers a query with the answer that came with the page, even if the screen bypasses the cache. */
const carriedLink = new ApolloLink((operation, forward) => {
  const data = takeAnswer(operation.query, operation.variables);
  return data ? of({ data }) : forward(operation);
});

/** The event of the window when a request got no response. */
export const LOST = 'lost';

/** Announces that the server can't be reached, also for a request that was sent before the offline part had loaded. */
const unreachableLink = new ApolloLink((operation, forward) =>
  operation.operationType === 'subscription'
    ? forward(operation)
    : forward(operation).pipe(tap({ error: (error) => isOffline(error) && window.dispatchEvent(new Event(LOST)) })),
);

/** Writes the page's answer into the cache when a screen starts to watch its query, so that the first render shows it. */
class CarryingClient extends ApolloClient {
  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ): ObservableQuery<Data, Variables> {
    const { query, variables, fetchPolicy = 'cache-first' } = options;
    const find = fetchPolicy === 'cache-first' ? takeAnswer : carriedAnswer;
    const data = fetchPolicy === 'standby' ? undefined : find(query, variables);
    // Doesn't broadcast the change, since React is rendering a screen.
    if (data) this.cache.writeQuery({ query, variables, data, broadcast: false } as never);
    // A screen that renders after that was sent isn't among those that are fetched again.
    const askAgain = () => this.query({ query, variables, fetchPolicy: 'network-only' } as never).catch(() => {});
    if (data) void unansweredSent()?.then(askAgain, () => {});
    return super.watchQuery(options);
  }
}

let current: ApolloClient | undefined;

/** Creates the page's client, and keeps its cached viewer in sync with the session. */
export function createApolloClient(transport: ApolloLink = defaultTransport()): ApolloClient {
  current = new CarryingClient({
    cache: createCache(),
    link: ApolloLink.from([sessionEndLink, carriedLink, keyLink, unansweredLink, unreachableLink, transport]),
  });
  followSession(current);
  // If it fails, the screen still shows what the server has.
  sendUnanswered(current).catch(() => {});
  return current;
}

/** Returns the page's only client, which is created for the first component that queries GraphQL. */
export const apolloClient = (): ApolloClient => current ?? createApolloClient();

/** Wraps a component that queries GraphQL in the client's provider. */
export function withApollo<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  // Created before rendering, since a new client updates the session's subscribers.
  apolloClient();
  return function WithApollo(props: Props) {
    return (
      <ApolloProvider client={apolloClient()}>
        <Part {...props} />
      </ApolloProvider>
    );
  };
}

/** The keys of requests that may have been done although no answer arrived, by what was sent. */
const unanswered = new Map<string, string>();

/** A change sent again has the same key, so that it's done once, and the second answer says so. */
const keyLink = new ApolloLink((operation, forward) => {
  const { query, operationName, variables } = operation;
  const name = keyOf(query);
  if (!name || variables[name]) return forward(operation);
  const change = JSON.stringify([operationName, variables]);
  const key = unanswered.get(change) ?? newKey();
  unanswered.set(change, key);
  operation.variables = { ...variables, [name]: key };
  const forget = ({ errors }: ApolloLink.Result) => {
    // After an error of the server's own, it may be done all the same.
    if (!errors?.some(({ extensions }) => extensions?.code === 'INTERNAL')) unanswered.delete(change);
  };
  return forward(operation).pipe(tap(forget));
});

/** Returns the name of the variable for the key, if the document has one. */
function keyOf({ definitions }: ApolloLink.Operation['query']): string | undefined {
  const variables = definitions.flatMap((part) =>
    part.kind === 'OperationDefinition' && part.operation === 'mutation' ? (part.variableDefinitions ?? []) : [],
  );
  return variables.map(({ variable }) => variable.name.value).find((name) => /^(idempotencyK|k)ey$/.test(name));
}
