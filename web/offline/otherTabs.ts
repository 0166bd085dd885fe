import { type ApolloClient, ApolloLink, type ObservableQuery } from '@apollo/client';
import { tap } from 'rxjs';
import { networkOnly } from '../apollo/networkOnly';

const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('herdline.written') : undefined;

/** Notifies the other tabs of this browser after each successful mutation. */
export const notifyTabsLink = new ApolloLink((operation, forward) => {
  const results = forward(operation);
  if (operation.operationType !== 'mutation') return results;
  return results.pipe(tap(({ errors }) => !errors && otherTabs?.postMessage(null)));
});

let attached: ApolloClient | undefined;
let isStale = false;
let isRefetching = false;

/** Refetches the screen's queries after a mutation in another tab, at once or when this tab becomes visible. */
export function refetchAfterOtherTabs(client: ApolloClient): void {
  attached = client;
  document.addEventListener('visibilitychange', refetchIfStale);
  if (otherTabs) otherTabs.onmessage = markStale;
}

function markStale(): void {
  isStale = true;
  void refetchIfStale();
}

/** Refetches until no tab has changed anything in the meantime. */
async function refetchIfStale(): Promise<void> {
  while (attached && isStale && !isRefetching && !document.hidden) {
    isStale = false;
    isRefetching = true;
    await refetchShown(attached);
    isRefetching = false;
  }
}

/** Refetches the screen's queries after a change. A request that is already on its way may lack the change. */
export async function refetchShown(client: ApolloClient): Promise<void> {
  const shown = [...client.getObservableQueries()].filter(hasOnePage);
  await Promise.allSettled(shown.map(({ query, variables }) => client.query({ query, variables, ...networkOnly })));
}

/** The page size of a query without `first`. */
const DEFAULT_PAGE_SIZE = 10;

/** Returns whether a query has loaded at most one page. Refetching a list with several pages would drop all but the first. */
function hasOnePage(shown: ObservableQuery): boolean {
  const isPaged = shown.query.definitions.some(
    (part) =>
      'variableDefinitions' in part &&
      part.variableDefinitions?.some(({ variable }) => variable.name.value === 'after'),
  );
  return !isPaged || longestList(shown.getCurrentResult().data) <= (Number(shown.variables.first) || DEFAULT_PAGE_SIZE);
}

function longestList(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  const length = 'nodes' in data && Array.isArray(data.nodes) ? data.nodes.length : 0;
  return Math.max(length, ...Object.values(data).map(longestList));
}
