import { fetchQuery, graphql, readInlineData } from 'relay-runtime';
import type { orders_order$key } from './__generated__/orders_order.graphql';
import type { ordersQuery } from './__generated__/ordersQuery.graphql';
import { environment } from './environment';

/** A list that grows page by page, and refetches itself by the ranch's nodeId. */
export const ordersOfRanch = graphql`
  fragment orders_ranch on Rancher
  @refetchable(queryName: "ordersPageQuery")
  @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
    orders(first: $first, after: $after) @connection(key: "orders_ranch_orders") {
      edges {
        node {
          ...orders_order
        }
      }
    }
  }
`;

const ORDER = graphql`
  fragment orders_order on Order @inline {
    status
    amount
    createdAt
  }
`;

/** Prints the newest orders of the token's ranch. */
export async function printOrders(): Promise<void> {
  const query = graphql`
    query ordersQuery {
      viewer {
        ranch {
          ranchName
          orders(first: 5) {
            nodes {
              ...orders_order
            }
          }
        }
      }
    }
  `;
  const answer = await fetchQuery<ordersQuery>(environment, query, {}).toPromise();
  for (const key of answer?.viewer?.ranch?.orders?.nodes ?? []) {
    const { status, amount } = readInlineData<orders_order$key>(ORDER, key);
    console.log(status, amount === null || amount === undefined ? '' : (amount / 100).toFixed(2));
  }
}
