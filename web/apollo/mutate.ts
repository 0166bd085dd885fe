import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

/** Runs a query once. Loads the Apollo client only then. */
export async function ask<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { apolloClient } = await import('./client');
  const { data } = await apolloClient().query({ query, variables } as never);
  if (!data) throw new Error('An answer without data');
  return data as Data;
}

/**
 * Sends a mutation. Loads the Apollo client only then, so that visitors' forms start with little code. Throws the
 * server's errors.
 */
export async function mutate<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { apolloClient } = await import('./client');
  const { data } = await apolloClient().mutate({ mutation, variables } as never);
  if (!data) throw new Error('An answer without data');
  return data as Data;
}
