import { ApolloLink, Observable } from '@apollo/client';
import { stableJson } from '../apollo/carriedAnswers';
import { documentId } from '../apollo/documentId';
import { isOffline } from '../errors/graphErrors';
import { serverTime } from '../session/serverTime';
import { sessionStore } from '../session/sessionStore';
import { outbox } from './changes/outbox';

import { withWaiting } from './changes/withWaiting';
import { connection } from './connection';
import { storedData } from './storedData';

/** How long to wait for the server, in milliseconds, before the screen shows stored data. */
const FALLBACK_DELAY = 8_000;

/** Queries whose responses aren't stored: the session is stored elsewhere, and an old preview or order status would mislead. */
const NEVER_STORED = /^(Session|OrderStatusNow)$|Preview$/;

export const answerKey = (id: string | undefined, variables: object) => `${id} ${stableJson(variables)}`;

/** Returns the id of the person whose responses are stored. Undefined for admins, because they see everybody's data. */
export function personToStoreFor(): string | undefined {
  const { viewer } = sessionStore.get();
  return viewer && viewer.userType !== 'ADMIN' ? viewer.id : undefined;
}

/** Stores query responses on this device, and returns them if the server can't be reached. */
export const storageLink = new ApolloLink((operation, forward) => {
  const personId = personToStoreFor();
  if (!personId || operation.operationType !== 'query') return forward(operation);
  return new Observable((observer) => {
    let isOver = false;
    const end = (finish: () => void) => {
      if (!isOver) finish();
      isOver = true;
      clearTimeout(timer);
    };
    const respond = ({ data, ...result }: ApolloLink.Result) =>
      end(() => {
        observer.next({ ...result, data: data && withWaiting(data, outbox.changes()) });
        observer.complete();
      });
    const fallBack = async (failed: () => void) => {
      const stored = await storedAnswer(personId, operation);
      if (isOver) return;
      if (!stored) return failed();
      connection.lost(stored.at);
      respond({ data: stored.data });
    };
    const timer = setTimeout(() => void fallBack(() => {}), FALLBACK_DELAY);
    const request = forward(operation).subscribe({
      next(result) {
        record(personId, operation, result);
        respond(result);
      },
      error(error) {
        const fail = () => end(() => observer.error(error));
        if (!isOffline(error)) return fail();
        void fallBack(fail);
      },
    });
    return () => {
      end(() => {});
      request.unsubscribe();
    };
  });
});

/** Stores a response, and records the server's time and that the server can be reached. */
function record(personId: string, operation: ApolloLink.Operation, { data, errors }: ApolloLink.Result): void {
  const { query, variables, operationName = '' } = operation;
  const at = serverTime.now();
  connection.reached(at);
  if (!data || errors || NEVER_STORED.test(operationName)) return;
  void storedData.keep(personId, { key: answerKey(documentId(query), variables), data, at });
}

/** Returns the stored response, or else one that the Apollo cache can build from other responses. */
async function storedAnswer(personId: string, { query, variables, client, operationName = '' }: ApolloLink.Operation) {
  if (NEVER_STORED.test(operationName)) return undefined;
  const stored = await storedData.find(personId, answerKey(documentId(query), variables));
  if (stored) return stored;
  const data = client.cache.readQuery<object>({ query, variables });
  return data && { data, at: connection.get().reachedAt ?? undefined };
}
