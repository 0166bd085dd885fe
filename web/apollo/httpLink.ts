import { ApolloLink, Observable } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { documentExtensions, documentId, isUnknownDocument } from './documentId';

type Answer = ApolloLink.Result & Parameters<typeof isUnknownDocument>[0];

/** An answer of the graph has this type, whatever its status. */
const GRAPH_ANSWER = 'application/graphql-response+json';

/**
 * Sends operations over HTTP: a document's id in place of its text, or the text if the server doesn't know the id. The
 * link of Apollo Client comes with the code to write documents as text, to use GET and to read answers in parts.
 */
export const httpLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const leaving = new AbortController();
      send(operation, leaving.signal).then(
        (answer) => {
          observer.next(answer);
          observer.complete();
        },
        (error) => observer.error(error),
      );
      return () => leaving.abort();
    }),
);

async function send(operation: ApolloLink.Operation, signal: AbortSignal): Promise<Answer> {
  const { query, operationName, variables } = operation;
  const id = documentId(query);
  if (id) {
    const answer = await post(operation, { operationName, variables, extensions: documentExtensions(id) }, signal);
    if (!isUnknownDocument(answer)) return answer;
  }
  const { print } = await import('./print');
  return post(operation, { operationName, variables, query: print(query) }, signal);
}

/** The context learns when the server answered, by its clock. */
async function post({ setContext }: ApolloLink.Operation, body: object, signal: AbortSignal): Promise<Answer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', Accept: `${GRAPH_ANSWER},application/json;q=0.9` },
    body: JSON.stringify(body),
    signal,
  });
  setContext({ date: response.headers.get('Date') });
  const bodyText = await response.text();
  if (response.status >= 300 && !response.headers.get('Content-Type')?.includes(GRAPH_ANSWER))
    throw new ServerError(`The server answered ${response.status}`, { response, bodyText });
  try {
    return JSON.parse(bodyText);
  } catch (error) {
    throw new ServerParseError(error as Error, { response, bodyText });
  }
}
