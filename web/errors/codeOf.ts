import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { type ErrorCode, isErrorCode } from '../../rules/errorCodes';

/** The contract's code of an error that the graph answered; undefined for anything else, such as a lost connection. */
export function codeOf(error: unknown): ErrorCode | undefined {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined;
  return isErrorCode(code) ? code : undefined;
}
