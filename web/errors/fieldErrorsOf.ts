import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Messages by the path of the input's field, where the graph refused fields; else empty. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const fields = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.fields : undefined;
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {};
}
