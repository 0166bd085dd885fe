import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

/**
 * Sends a mutation from a form that stands before the graph's client has come: a visitor's forms work with little code.
 * Throws what the graph refuses.
 */
export async function mutate<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { apolloClient } = await import('./apollo');
  const { data } = await apolloClient().mutate({ mutation, variables } as never);
  if (!data) throw new Error('An answer without data');
  return data as Data;
}
