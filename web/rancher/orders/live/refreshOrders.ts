import type { ApolloClient } from '@apollo/client';
import { networkOnly } from '../../../apollo/networkOnly';

const MAX_PAGE_SIZE = 100;

const LISTS = ['RancherOrdersPage', 'OrderTableTab'];
const FIGURES = ['RancherDashboardPage', 'NewOrdersCount'];
/** These depend on every order, including those that no list shows. */
const OF_ALL = ['RancherToday', 'ManagedOrderCounts'];

interface Listing {
  viewer?: { ranch?: { orders?: { nodes: unknown[] } } };
}

/** Refetches the lists and figures on the screen. The old data stays visible until then, so that open dialogs stay open. */
export async function refreshOrders(client: ApolloClient, { figures }: { figures: boolean }): Promise<void> {
  const names = figures ? [...LISTS, ...FIGURES, ...OF_ALL] : LISTS;
  const shown = [...client.getObservableQueries()].filter(({ queryName = '' }) => names.includes(queryName));
  await Promise.allSettled(
    shown.map((observed) => {
      const { query, variables } = observed;
      const data: Listing | undefined = observed.getCurrentResult().data;
      const loaded = data?.viewer?.ranch?.orders?.nodes.length;
      if (loaded === undefined) return client.query({ query, variables, ...networkOnly });
      // Skips lists that fill the largest page, because the refetched page might end before the row that someone is viewing.
      if (loaded >= MAX_PAGE_SIZE) return undefined;
      const first = Math.max(Number(variables.first), loaded + 1);
      return client.query({ query, variables: { ...variables, first }, ...networkOnly });
    }),
  );
}

/** Refetches the dashboard's section about today and the counts of the order tabs. */
export async function refreshToday(client: ApolloClient): Promise<void> {
  const shown = [...client.getObservableQueries()].filter(({ queryName = '' }) => OF_ALL.includes(queryName));
  await Promise.allSettled(shown.map(({ query, variables }) => client.query({ query, variables, ...networkOnly })));
}
