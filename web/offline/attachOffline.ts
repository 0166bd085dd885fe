import {
  type ApolloClient,
  ApolloLink,
  type FieldReadFunction,
  type InMemoryCache,
  type Reference,
} from '@apollo/client';
import { apolloClient } from '../apollo/client';
import { outboxLink } from './changes/outboxLink';
import { notifyTabsLink, refetchAfterOtherTabs } from './otherTabs';
import { storageLink } from './storageLink';

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
