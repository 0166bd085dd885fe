import { ApolloProvider } from '@apollo/client/react';
import type { ComponentType } from 'react';
import { apolloClient } from './apollo';

/** A part of the page that asks the graph, with the client that it asks. */
export function inGraph<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function InGraph(props: Props) {
    return (
      <ApolloProvider client={apolloClient()}>
        <Part {...props} />
      </ApolloProvider>
    );
  };
}
