import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { newKey } from './useIdempotencyKey';

/** The keys of requests that may have been done although no answer arrived, by what was sent. */
const unanswered = new Map<string, string>();

/**
 * Gives a change that takes an idempotency key one of its own. Sent again after a lost answer, the same change has the same key,
 * so that it's done once, and the second answer says so.
 */
export const keyLink = new ApolloLink((operation, forward) => {
  const { query, operationName, variables } = operation;
  const name = keyOf(query);
  if (!name || variables[name]) return forward(operation);
  const change = JSON.stringify([operationName, variables]);
  const key = unanswered.get(change) ?? newKey();
  unanswered.set(change, key);
  operation.variables = { ...variables, [name]: key };
  const forget = ({ errors }: ApolloLink.Result) => {
    // After an error of the server's own, it may be done all the same.
    if (!errors?.some(({ extensions }) => extensions?.code === 'INTERNAL')) unanswered.delete(change);
  };
  return forward(operation).pipe(tap(forget));
});

/** Returns the name of the variable for the key, if the document has one. */
function keyOf({ definitions }: ApolloLink.Operation['query']): string | undefined {
  const variables = definitions.flatMap((part) =>
    part.kind === 'OperationDefinition' && part.operation === 'mutation' ? (part.variableDefinitions ?? []) : [],
  );
  return variables.map(({ variable }) => variable.name.value).find((name) => /^(idempotencyK|k)ey$/.test(name));
}
