import { ApolloClient, ApolloLink, Observable, type ObservableQuery, type OperationVariables } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ComponentType } from 'react';
import { of } from 'rxjs';
import { followSession, sessionEndLink } from '../session/followSession';
import { createCache } from './cache';
import { carriedAnswer, takeAnswer } from './carriedAnswers';
import { httpLink } from './httpLink';

/** Answers subscriptions as server-sent events. The code loads with the first one, since most people have none. */
const serverSentEventsLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      let stop: (() => void) | undefined;
      let isGone = false;
      import('./subscribe').then(
        ({ subscribe }) => {
          if (!isGone) stop = subscribe(operation, observer as never);
        },
        (error) => observer.error(error),
      );
      return () => {
        isGone = true;
        stop?.();
      };
    }),
);

const overBoth = () =>
  ApolloLink.split(({ operationType }) => operationType === 'subscription', serverSentEventsLink, httpLink);

/** Answers a query with what came with the page, where a screen asks the network whatever the cache holds. */
const carriedLink = new ApolloLink((operation, forward) => {
  const data = takeAnswer(operation.query, operation.variables);
  return data ? of({ data }) : forward(operation);
});

/** Puts what came with the page into the cache as a screen begins to watch it, so that its first rendering shows it. */
class CarryingClient extends ApolloClient {
  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ): ObservableQuery<Data, Variables> {
    const { query, variables, fetchPolicy = 'cache-first' } = options;
    const find = fetchPolicy === 'cache-first' ? takeAnswer : carriedAnswer;
    const data = fetchPolicy === 'standby' ? undefined : find(query, variables);
    // Nobody is told, since a screen is being rendered.
    if (data) this.cache.writeQuery({ query, variables, data, broadcast: false } as never);
    return super.watchQuery(options);
  }
}

let current: ApolloClient | undefined;

/** Creates the page's client, which follows the session. */
export function createApolloClient(transport: ApolloLink = overBoth()): ApolloClient {
  current = new CarryingClient({
    cache: createCache(),
    link: ApolloLink.from([sessionEndLink, carriedLink, transport]),
  });
  followSession(current);
  return current;
}

/** The page's only client, created when its first part queries the graph. */
export const apolloClient = (): ApolloClient => current ?? createApolloClient();

/** Wraps a part of the page that queries the graph in the client's provider. */
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
