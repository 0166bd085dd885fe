import type { ApolloLink } from '@apollo/client';
import { createClient, type Sink } from 'graphql-sse';
import { print } from './print';

type Subscribe = (operation: ApolloLink.Operation, sink: Sink) => () => void;

export const subscribe: Subscribe = ({ query, operationName, variables, getContext }, sink) => {
  // Doesn't retry, since the subscriber decides when to subscribe again.
  const client = createClient({ url: '/graphql/stream', credentials: 'same-origin', retryAttempts: 0 });
  const request = { query: print(query), operationName, variables };
  return client.subscribe(request, sink, { connected: getContext().onConnected });
};
