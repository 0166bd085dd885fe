import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

/** Sends a query. Loads the Apollo client only when it's called. */
export async function ask<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: { fetchPolicy?: 'network-only' } = {},
): Promise<Data> {
  const { apolloClient } = await import('./client');
  const { data } = await apolloClient().query({ query, variables, ...options } as never);
  if (!data) throw new Error('An answer without data');
  return data as Data;
}

/** Loads the Apollo client only when it's called, so that visitors' forms start with little code. */
export async function mutate<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { apolloClient } = await import('./client');
  const { data } = await apolloClient().mutate({ mutation, variables } as never);
  if (!data) throw new Error('An answer without data');
  return data as Data;
}
