import { ApolloLink } from '@apollo/client';
import { mergeMap, of } from 'rxjs';
import { documentExtensions, documentId, isUnknownDocument } from './documentId';

/** Sends a document's id in place of its text, or the text if the server doesn't know the id. */
export const persistedDocumentsLink = new ApolloLink((operation, forward) => {
  const id = documentId(operation.query);
  if (!id) return forward(operation);
  operation.extensions = documentExtensions(id);
  operation.setContext({ http: { includeQuery: false } });
  return forward(operation).pipe(
    mergeMap((answer) => {
      if (!isUnknownDocument(answer as Parameters<typeof isUnknownDocument>[0])) return of(answer);
      operation.extensions = {};
      operation.setContext({ http: { includeQuery: true } });
      return forward(operation);
    }),
  );
});
