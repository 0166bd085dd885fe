import { type ApolloClient, ApolloLink } from '@apollo/client';
import { finalize } from 'rxjs';
import { sessionStore } from '../session/sessionStore';
import { documentExtensions, documentId } from './documentId';

const KEY = 'herdline.unanswered';

/** The requests of acts that the screen shows as done, such as a saved ranch, and that the server hasn't answered yet. */
const pending = new Set<object>();

/** Remembers such a request until its answer arrives. The screen must show it with an `optimisticResponse`. */
export const unansweredLink = new ApolloLink((operation, forward) => {
  const { query, operationName, variables } = operation;
  const id = documentId(query);
  if (!id || !operation.getContext().optimisticResponse) return forward(operation);
  const request = { operationName, variables, extensions: documentExtensions(id) };
  pending.add(request);
  return forward(operation).pipe(finalize(() => pending.delete(request)));
});

interface Left {
  personId: string | undefined;
  requests: object[];
}

/** Stores what is unanswered when the page is left, for the tab's next page. */
export function storeUnanswered(): void {
  const left: Left = { personId: sessionStore.get().viewer?.id, requests: [...pending] };
  try {
    if (left.requests.length > 0) sessionStorage.setItem(KEY, JSON.stringify(left));
  } catch {}
}
// The server renders pages without this function.
globalThis.addEventListener?.('pagehide', storeUnanswered);
// A page that the browser shows again gets the answers itself.
globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && takeLeft());

let sending: Promise<void> | undefined;

/** Resolves when what the tab's previous page left is sent, after which answers that came with this page are outdated. */
export const unansweredSent = (): Promise<void> | undefined => sending;

/** Sends again what the previous page left unanswered: this page may have read before it arrived. */
export async function sendUnanswered(client: ApolloClient): Promise<void> {
  const left = takeLeft();
  sending = left && send(left);
  if (!sending) return;
  await sending;
  await client.refetchQueries({ include: 'active' });
}

async function send({ personId, requests }: Left): Promise<void> {
  if ((await knownViewerId()) !== personId) return;
  const headers = { 'Content-Type': 'application/json' };
  for (const request of requests)
    await fetch('/graphql', { method: 'POST', credentials: 'same-origin', headers, body: JSON.stringify(request) });
}

function takeLeft(): Left | undefined {
  try {
    const left = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return left ? JSON.parse(left) : undefined;
  } catch {
    return undefined;
  }
}

/** Waits until it's known who is signed in. */
function knownViewerId(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const check = () => {
      const { loading, viewer } = sessionStore.get();
      if (loading) return;
      unsubscribe();
      resolve(viewer?.id);
    };
    const unsubscribe = sessionStore.subscribe(check);
    check();
  });
}
