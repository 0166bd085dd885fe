import { type ApolloClient, ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';

const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('herdline.written') : undefined;

/** Tells the person's other tabs what was written in this one. */
export const tellTabsLink = new ApolloLink((operation, forward) => {
  const answers = forward(operation);
  return operation.operationType === 'mutation' ? answers.pipe(tap(() => otherTabs?.postMessage(null))) : answers;
});

let reader: ApolloClient | undefined;
let isBehind = false;

/** Reads the screen anew after something was written in another tab, at once or when the person comes back to this one. */
export function readAfterOtherTabs(client: ApolloClient): void {
  reader = client;
  document.addEventListener('visibilitychange', catchUp);
}

function catchUp(): void {
  if (!isBehind || document.hidden) return;
  isBehind = false;
  void reader?.refetchQueries({ include: 'active' }).catch(() => {});
}

if (otherTabs) {
  otherTabs.onmessage = () => {
    isBehind = true;
    catchUp();
  };
}
