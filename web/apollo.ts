import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { createCache } from './cache';
import { overEvents } from './overEvents';
import { sendIds } from './sendIds';
import { followSession } from './session/followSession';
import { sessionEnd } from './session/sessionEnd';

const overHttp = () => sendIds.concat(new HttpLink({ uri: '/graphql', credentials: 'same-origin' }));

const overBoth = () =>
  ApolloLink.split(({ operationType }) => operationType === 'subscription', overEvents, overHttp());

let current: ApolloClient | undefined;

/** Makes the client of the page, which follows who is signed in. */
export function createApolloClient(transport: ApolloLink = overBoth()): ApolloClient {
  current = new ApolloClient({ cache: createCache(), link: ApolloLink.from([sessionEnd, transport]) });
  followSession(current);
  return current;
}

/** The one client of the page, made when the first part of it asks the graph. */
export const apolloClient = (): ApolloClient => current ?? createApolloClient();
