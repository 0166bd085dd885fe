import { ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { codeOf } from '../errors/codeOf';
import { SessionDocument } from './Session.generated';
import { sessionStore } from './sessionStore';

/** The graph says it with a code; whatever stands in front of it, with the status alone. */
const isUnauthenticated = (error: unknown) =>
  codeOf(error) === 'UNAUTHENTICATED' || (ServerError.is(error) && error.statusCode === 401);

/** An answer that nobody is signed in, given to someone who was, means that the session has ended. */
export const sessionEnd = new ErrorLink(({ error, operation }) => {
  const wasSignedIn = sessionStore.get().viewer !== null;
  // A wrong password has the same code and ends nothing.
  if (wasSignedIn && operation.operationName !== 'Login' && isUnauthenticated(error)) {
    operation.client.cache.writeQuery({ query: SessionDocument, data: { viewer: null } });
  }
});
