import { ApolloProvider } from '@apollo/client/react';
import type { ComponentType } from 'react';
import { apolloClient } from './apollo';

/** A part of the page that asks the graph, with the client that it asks; that is made here if it is the first. */
export function inGraph<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  // Made while something is drawn, it would tell others who is signed in meanwhile, which React forbids.
  apolloClient();
  return function InGraph(props: Props) {
    return (
      <ApolloProvider client={apolloClient()}>
        <Part {...props} />
      </ApolloProvider>
    );
  };
}
