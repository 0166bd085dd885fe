import { ErrorLink } from '@apollo/client/link/error';
import { codeOf } from '../errors/codeOf';
import { SessionDocument } from './Session.generated';

/** An answer that nobody is signed in, given to someone who was, means that the session has ended. */
export const sessionEnd = new ErrorLink(({ error, operation }) => {
  const { cache } = operation.client;
  const wasSignedIn = Boolean(cache.readQuery({ query: SessionDocument })?.viewer);
  // A wrong password has the same code and ends nothing.
  if (wasSignedIn && operation.operationName !== 'Login' && codeOf(error) === 'UNAUTHENTICATED') {
    cache.writeQuery({ query: SessionDocument, data: { viewer: null } });
  }
});
