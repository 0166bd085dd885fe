import { ApolloLink } from '@apollo/client';
import { mergeMap, of } from 'rxjs';
import { byId, documentId, isUnknown } from './documentId';

/** Sends the id of a document in place of its text, and the text where the server does not know the id. */
export const sendIds = new ApolloLink((operation, forward) => {
  const id = documentId(operation.query);
  if (!id) return forward(operation);
  operation.extensions = byId(id);
  operation.setContext({ http: { includeQuery: false } });
  return forward(operation).pipe(
    mergeMap((answer) => {
      if (!isUnknown(answer as Parameters<typeof isUnknown>[0])) return of(answer);
      operation.extensions = {};
      operation.setContext({ http: { includeQuery: true } });
      return forward(operation);
    }),
  );
});
