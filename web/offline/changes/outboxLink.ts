import { ApolloLink, Observable } from '@apollo/client';
import { newKey } from '../../apollo/useIdempotencyKey';
import { isOffline } from '../../errors/graphErrors';
import { QueuedOffline } from '../../errors/QueuedOffline';
import { serverTime } from '../../session/serverTime';
import { connection } from '../connection';
import { personToStoreFor } from '../storageLink';
import { CHANGE_KINDS } from './changeKinds';
import { outbox, waits } from './outbox';

/** How long to wait for the response to a change, in milliseconds, before the change is stored to be sent later. */
const RESPONSE_TIMEOUT = 12_000;

/** Stores a change that can't be sent, or comes after such. Its key makes a repeated attempt harmless. */
export const outboxLink = new ApolloLink((operation, forward) => {
  const kind = CHANGE_KINDS[operation.operationName ?? ''];
  const { client, variables } = operation;
  const mayWait = kind && personToStoreFor() && !operation.getContext().isResent && kind.mayWait(variables);
  if (!mayWait) return forward(operation);
  const title = kind.title(variables, client.cache);
  operation.variables = { ...variables, ...kind.expected?.(variables, client.cache), key: newKey() };
  return new Observable((observer) => {
    let isWaiting = false;
    const wait = async (error: unknown) => {
      if (isWaiting) return;
      isWaiting = true;
      clearTimeout(timer);
      const { operationName = '', variables: sent } = operation;
      const isAdded = await outbox.add(client, {
        operation: operationName,
        variables: sent,
        title,
        at: serverTime.now(),
      });
      observer.error(isAdded ? new QueuedOffline(title) : error);
    };
    const timeout = new Error('No answer in time');
    const hasEarlierChanges = outbox.changes().some(waits);
    const timer = setTimeout(() => void wait(timeout), hasEarlierChanges ? 0 : RESPONSE_TIMEOUT);
    if (hasEarlierChanges) return () => clearTimeout(timer);
    const sent = forward(operation).subscribe({
      next: (result) => !isWaiting && observer.next(result),
      complete: () => !isWaiting && observer.complete(),
      error(error) {
        if (!isOffline(error)) return observer.error(error);
        connection.lost();
        void wait(error);
      },
    });
    return () => {
      clearTimeout(timer);
      sent.unsubscribe();
    };
  });
});
