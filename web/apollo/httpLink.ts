import { ApolloLink, Observable } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { serverTime } from '../session/serverTime';
import { documentExtensions, documentId, isUnknownDocument } from './documentId';

type Answer = ApolloLink.Result & Parameters<typeof isUnknownDocument>[0];

/** The content type that tells a GraphQL response from other responses, whatever the HTTP status. */
const GRAPHQL_RESPONSE = 'application/graphql-response+json';

/** Browsers refuse a request that outlives its page if it's longer than 64 KiB. A character has up to three bytes. */
const MAX_KEEPALIVE = 20_000;

/** Sends a document's id, or its text if the server doesn't know it. Apollo's own link is larger. */
export const httpLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const controller = new AbortController();
      send(operation, controller.signal).then(
        (answer) => {
          observer.next(answer);
          observer.complete();
        },
        (error) => observer.error(error),
      );
      return () => controller.abort();
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

/** Posts an operation, and notes the server's time. */
async function post({ operationType }: ApolloLink.Operation, body: object, signal: AbortSignal): Promise<Answer> {
  const text = JSON.stringify(body);
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', Accept: `${GRAPHQL_RESPONSE},application/json;q=0.9` },
    body: text,
    // A change still reaches the server if the page is left before the answer.
    keepalive: operationType === 'mutation' && text.length <= MAX_KEEPALIVE,
    signal,
  });
  serverTime.note(response.headers.get('Date'));
  const bodyText = await response.text();
  if (response.status >= 300 && !response.headers.get('Content-Type')?.includes(GRAPHQL_RESPONSE))
    throw new ServerError(`The server answered ${response.status}`, { response, bodyText });
  try {
    return JSON.parse(bodyText);
  } catch (error) {
    throw new ServerParseError(error as Error, { response, bodyText });
  }
}
