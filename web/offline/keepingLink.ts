import { ApolloLink, Observable } from '@apollo/client';
import { stableJson } from '../apollo/carriedAnswers';
import { documentId } from '../apollo/documentId';
import { isOffline } from '../errors/graphErrors';
import { sessionStore } from '../session/sessionStore';
import { outbox } from './changes/outbox';
import { withWaiting } from './changes/withWaiting';
import { connection } from './connection';
import { keptData } from './keptData';
import { serverTime } from './serverTime';

/** After this time a screen shows what was kept, since little reception is often worse than none. */
const PATIENCE = 8_000;

/** Queries whose answers aren't kept here: the session has a place of its own, and an old preview or an old status after a conflict would mislead. */
const NEVER_KEPT = /^(Session|OrderStatusNow)$|Preview$/;

export const answerKey = (id: string | undefined, variables: object) => `${id} ${stableJson(variables)}`;

/** Whose answers are kept: not those of admins, who see everybody's. */
export function keepsFor(): string | undefined {
  const { viewer } = sessionStore.get();
  return viewer && viewer.userType !== 'ADMIN' ? viewer.id : undefined;
}

/** Keeps the answers of queries, and gives them where the server can't be reached. */
export const keepingLink = new ApolloLink((operation, forward) => {
  const personId = keepsFor();
  if (!personId || operation.operationType !== 'query') return forward(operation);
  return new Observable((observer) => {
    let isOver = false;
    const end = (finish: () => void) => {
      if (!isOver) finish();
      isOver = true;
      clearTimeout(timer);
    };
    const answer = ({ data, ...result }: ApolloLink.Result) =>
      end(() => {
        observer.next({ ...result, data: data && withWaiting(data, outbox.changes()) });
        observer.complete();
      });
    const fallBack = async (failed: () => void) => {
      const kept = await keptAnswer(personId, operation);
      if (isOver) return;
      if (!kept) return failed();
      connection.lost(kept.at);
      answer({ data: kept.data });
    };
    const timer = setTimeout(() => void fallBack(() => {}), PATIENCE);
    const asked = forward(operation).subscribe({
      next(result) {
        note(personId, operation, result);
        answer(result);
      },
      error(error) {
        const fail = () => end(() => observer.error(error));
        if (!isOffline(error)) return fail();
        connection.lost();
        void fallBack(fail);
      },
    });
    return () => {
      end(() => {});
      asked.unsubscribe();
    };
  });
});

/** Every answer also shows that the server can be reached, and what time it has. */
function note(personId: string, operation: ApolloLink.Operation, { data, errors }: ApolloLink.Result): void {
  const { query, variables, operationName = '' } = operation;
  serverTime.note(operation.getContext().date);
  const at = serverTime.now();
  connection.reached(at);
  if (!data || errors || NEVER_KEPT.test(operationName)) return;
  void keptData.keep(personId, { key: answerKey(documentId(query), variables), data, at });
}

/** The kept answer, or one put together from other answers about the same records. */
async function keptAnswer(personId: string, { query, variables, client, operationName = '' }: ApolloLink.Operation) {
  if (NEVER_KEPT.test(operationName)) return undefined;
  const kept = await keptData.find(personId, answerKey(documentId(query), variables));
  if (kept) return kept;
  const data = client.cache.readQuery<object>({ query, variables });
  return data && { data, at: connection.get().reachedAt ?? undefined };
}
