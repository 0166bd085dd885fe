import { ApolloClient, ApolloLink, type ObservableQuery, type OperationVariables } from '@apollo/client';
import { of } from 'rxjs';
import { followSession } from '../session/followSession';
import { sessionEndLink } from '../session/sessionEndLink';
import { createCache } from './cache';
import { carriedAnswer, takeAnswer } from './carriedAnswers';
import { httpLink } from './httpLink';
import { serverSentEventsLink } from './serverSentEventsLink';

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
