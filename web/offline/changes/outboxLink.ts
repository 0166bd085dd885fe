import { ApolloLink, Observable } from '@apollo/client';
import { newKey } from '../../apollo/useIdempotencyKey';
import { isOffline } from '../../errors/graphErrors';
import { WaitsForReception } from '../../errors/WaitsForReception';
import { connection } from '../connection';
import { keepsFor } from '../keepingLink';
import { serverTime } from '../serverTime';
import { CHANGE_KINDS } from './changeKinds';
import { outbox, waits } from './outbox';

/** How long a button waits for an answer. A person in the field doesn't watch it for longer. */
const PATIENCE = 12_000;

/**
 * Keeps a change that can't be sent, or that comes after such a one. It gets its key before it is sent for the first time: if only the
 * answer is lost, sending it again does nothing.
 */
export const outboxLink = new ApolloLink((operation, forward) => {
  const kind = CHANGE_KINDS[operation.operationName ?? ''];
  const { client, variables } = operation;
  const isKept = kind && keepsFor() && !operation.getContext().isResent && kind.mayWait(variables);
  if (!isKept) return forward(operation);
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
      observer.error(isAdded ? new WaitsForReception(title) : error);
    };
    const late = new Error('No answer in time');
    const isInLine = outbox.changes().some(waits);
    const timer = setTimeout(() => void wait(late), isInLine ? 0 : PATIENCE);
    if (isInLine) return () => clearTimeout(timer);
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
