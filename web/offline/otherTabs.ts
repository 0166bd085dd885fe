import { type ApolloClient, ApolloLink, type ObservableQuery } from '@apollo/client';
import { tap } from 'rxjs';
import { networkOnly } from '../apollo/networkOnly';

const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('herdline.written') : undefined;

/** Tells the person's other tabs what was written in this one. */
export const tellTabsLink = new ApolloLink((operation, forward) => {
  const answers = forward(operation);
  if (operation.operationType !== 'mutation') return answers;
  return answers.pipe(tap(({ errors }) => !errors && otherTabs?.postMessage(null)));
});

let reader: ApolloClient | undefined;
let isBehind = false;
let isReading = false;

/** Reads the screen anew after something was written in another tab, at once or when the person comes back to this one. */
export function readAfterOtherTabs(client: ApolloClient): void {
  reader = client;
  document.addEventListener('visibilitychange', catchUp);
  if (otherTabs) otherTabs.onmessage = fallBehind;
}

function fallBehind(): void {
  isBehind = true;
  void catchUp();
}

/** What is written while it reads is read afterwards. */
async function catchUp(): Promise<void> {
  while (reader && isBehind && !isReading && !document.hidden) {
    isBehind = false;
    isReading = true;
    const client = reader;
    const shown = [...client.getObservableQueries()].filter(hasOnePage);
    await Promise.allSettled(shown.map(({ query, variables }) => client.query({ query, variables, ...networkOnly })));
    isReading = false;
  }
}

/** The least that a page of a list holds, where its document says nothing else. */
const PAGE = 10;

/** A list of several pages stays as it is: read anew, only its first page would be left. */
function hasOnePage(shown: ObservableQuery): boolean {
  const isPaged = shown.query.definitions.some(
    (part) =>
      'variableDefinitions' in part &&
      part.variableDefinitions?.some(({ variable }) => variable.name.value === 'after'),
  );
  return !isPaged || longestList(shown.getCurrentResult().data) <= (Number(shown.variables.first) || PAGE);
}

function longestList(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  const own = 'nodes' in data && Array.isArray(data.nodes) ? data.nodes.length : 0;
  return Math.max(own, ...Object.values(data).map(longestList));
}
