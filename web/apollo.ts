import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { createCache } from './cache';
import { sessionEnd } from './session/sessionEnd';

const overHttp = () => new HttpLink({ uri: '/graphql', credentials: 'same-origin' });

export function createApolloClient(transport: ApolloLink = overHttp()): ApolloClient {
  return new ApolloClient({ cache: createCache(), link: ApolloLink.from([sessionEnd, transport]) });
}
