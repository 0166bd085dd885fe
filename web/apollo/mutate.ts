import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

/** Asks a query once, and loads the graph's client for that. */
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
 * Sends a mutation and loads the graph's client for that, so that visitors' forms start with little code. Throws what
 * the graph refuses.
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
