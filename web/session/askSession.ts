import { byId, isUnknown } from '../documentId';
import { SessionId } from './SessionId.generated';
import type { Viewer } from './sessionStore';

/** Asks the graph who is signed in, by bare means: this is the first request of every page. Throws when there is no answer. */
export async function askSession(): Promise<Viewer | null> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ operationName: 'Session', extensions: byId(SessionId) }),
  });
  // An error of the check counts as signed out.
  const body = answer.ok ? await answer.json().catch(() => null) : null;
  if (isUnknown(body)) return (await import('./askInFull')).askInFull();
  return body?.data?.viewer ?? null;
}
