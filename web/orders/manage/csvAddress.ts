import type { RancherOrdersPageQueryVariables } from '../RancherOrdersPage.generated';

type Narrowing = Omit<RancherOrdersPageQueryVariables, 'first' | 'after'>;

/** Where the orders that a list shows are had as a table. */
export function csvAddress(narrowing: Narrowing): string {
  const given = Object.entries(narrowing).filter(([, value]) => value);
  const params = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/api/rancher/orders.csv?${params}`;
}
