import { ApolloProvider } from '@apollo/client/react';
import type { ComponentType } from 'react';
import { apolloClient } from './client';

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
