import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { OrdersDocument } from './graph';

/** Ids are unique within a type, so Apollo's own key of a record (its type and its `id`) fits. */
const client = new ApolloClient({
  cache: new InMemoryCache({ typePolicies: { Rancher: { fields: { orders: relayStylePagination() } } } }),
  link: new HttpLink({
    uri: `${process.env.HERDLINE_URL}/graphql`,
    headers: { Authorization: `Bearer ${process.env.HERDLINE_TOKEN}` },
  }),
});

/** Prints all orders of the token's ranch. */
export async function printOrders(after: string | null = null): Promise<void> {
  const { data } = await client.query({ query: OrdersDocument, variables: { after } });
  const orders = data?.viewer?.ranch?.orders;
  for (const { status, amount } of orders?.nodes ?? []) console.log(status, ((amount ?? 0) / 100).toFixed(2));
  if (orders?.pageInfo.hasNextPage) await printOrders(orders.pageInfo.endCursor);
}
