import {
  type ApolloClient,
  ApolloLink,
  type FieldReadFunction,
  type InMemoryCache,
  Observable,
  type Reference,
} from '@apollo/client';
import { apolloClient } from '../apollo/client';
import { newKey } from '../apollo/useIdempotencyKey';
import { isOffline } from '../errors/graphErrors';
import { QueuedOffline } from '../errors/QueuedOffline';
import { serverTime } from '../session/serverTime';
import { CHANGE_KINDS } from './changes/changeKinds';
import { outbox, waits } from './changes/outbox';
import { connection } from './connection';
import { notifyTabsLink, refetchAfterOtherTabs } from './otherTabs';
import { personToStoreFor, storageLink } from './storageLink';

let attached: ApolloClient | undefined;

/** Adds the links that store responses and changes to the page's Apollo client. */
export function attachOffline(): ApolloClient {
  const client = apolloClient();
  if (attached === client) return client;
  attached = client;
  client.setLink(ApolloLink.from([outboxLink, storageLink, notifyTabsLink, client.link]));
  refetchAfterOtherTabs(client);
  const { policies } = client.cache as InMemoryCache;
  policies.addTypePolicies({ Rancher: { fields: { orders: { read: ordersByIds } } } });
  return client;
}

/** Reads a packing list from the cache if other lists have cached all its orders. */
const ordersByIds: FieldReadFunction<object> = (existing, { args, toReference, canRead }) => {
  if (existing !== undefined || !args?.ids) return existing;
  const ids: string[] = args.ids.toSorted((one: string, other: string) => Number(one) - Number(other));
  const nodes = ids.map((id): Reference | undefined => toReference({ __typename: 'Order', id }));
  return nodes.every(canRead) ? { __typename: 'OrderConnection', nodes } : undefined;
};

/** How long to wait for the response to a change, in milliseconds, before the change is stored to be sent later. */
const RESPONSE_TIMEOUT = 12_000;

/** Stores a change that can't be sent, or comes after such. Its key makes a repeated attempt harmless. */
const outboxLink = new ApolloLink((operation, forward) => {
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
