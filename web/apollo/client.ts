import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { followSession } from '../session/followSession';
import { sessionEndLink } from '../session/sessionEndLink';
import { createCache } from './cache';
import { persistedDocumentsLink } from './persistedDocumentsLink';
import { serverSentEventsLink } from './serverSentEventsLink';

const overHttp = () => persistedDocumentsLink.concat(new HttpLink({ uri: '/graphql', credentials: 'same-origin' }));

const overBoth = () =>
  ApolloLink.split(({ operationType }) => operationType === 'subscription', serverSentEventsLink, overHttp());

let current: ApolloClient | undefined;

/** Creates the page's client, which follows the session. */
export function createApolloClient(transport: ApolloLink = overBoth()): ApolloClient {
  current = new ApolloClient({ cache: createCache(), link: ApolloLink.from([sessionEndLink, transport]) });
  followSession(current);
  return current;
}

/** The page's only client, created when its first part queries the graph. */
export const apolloClient = (): ApolloClient => current ?? createApolloClient();
