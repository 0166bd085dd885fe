import { ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { codeOf } from '../errors/graphErrors';
import { SessionDocument } from './Session.generated';
import { sessionStore } from './sessionStore';

/** The graph answers with a code, proxies only with a status. */
const isUnauthenticated = (error: unknown) =>
  codeOf(error) === 'UNAUTHENTICATED' || (ServerError.is(error) && error.statusCode === 401);

/** Ends the page's session when the server no longer knows it. */
export const sessionEndLink = new ErrorLink(({ error, operation }) => {
  const wasSignedIn = sessionStore.get().viewer !== null;
  // A wrong password has the same code but ends no session.
  if (wasSignedIn && operation.operationName !== 'Login' && isUnauthenticated(error)) {
    operation.client.cache.writeQuery({ query: SessionDocument, data: { viewer: null } });
  }
});
