import query from './Session.graphql?raw';
import type { Viewer } from './sessionStore';

/** Asks the graph who is signed in, by bare means: this is the first request of every page. Throws when there is no answer. */
export async function askSession(): Promise<Viewer | null> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ operationName: 'Session', query }),
  });
  // An error of the check counts as signed out.
  const body = answer.ok ? await answer.json().catch(() => null) : null;
  return body?.data?.viewer ?? null;
}
