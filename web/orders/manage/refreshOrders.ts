import type { ApolloClient } from '@apollo/client';

/** The most that the graph gives at once. */
const MOST = 100;

const LISTS = ['RancherOrdersPage', 'OrderTableTab'];
const FIGURES = ['RancherDashboardPage', 'NewOrdersCount'];

interface Listing {
  viewer?: { ranch?: { orders?: { nodes: unknown[] } } };
}

/** Reads anew what is on the screen, and leaves it standing meanwhile: what a person has open stays open, in its place. */
export async function refreshOrders(client: ApolloClient, { figures }: { figures: boolean }): Promise<void> {
  const names = figures ? [...LISTS, ...FIGURES] : LISTS;
  const shown = [...client.getObservableQueries()].filter(({ queryName = '' }) => names.includes(queryName));
  await Promise.allSettled(
    shown.map((observed) => {
      const { query, variables } = observed;
      const data: Listing | undefined = observed.getCurrentResult().data;
      const loaded = data?.viewer?.ranch?.orders?.nodes.length;
      if (loaded === undefined) return client.query({ query, variables, fetchPolicy: 'network-only' });
      // Rather the list of a minute ago than one that ends before what is being looked at.
      if (loaded >= MOST) return undefined;
      const first = Math.max(Number(variables.first), loaded + 1);
      return client.query({ query, variables: { ...variables, first }, fetchPolicy: 'network-only' });
    }),
  );
}
