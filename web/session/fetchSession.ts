import { documentExtensions, isUnknownDocument } from '../apollo/documentId';
import { SessionId } from './SessionId.generated';
import type { Viewer } from './sessionStore';

/** Asks the graph who is signed in, without its client, as the first request of every page. Throws if there's no answer. */
export async function fetchSession(): Promise<Viewer | null> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ operationName: 'Session', extensions: documentExtensions(SessionId) }),
  });
  // An error counts as signed out.
  const body = answer.ok ? await answer.json().catch(() => null) : null;
  if (isUnknownDocument(body)) return (await import('./setViewer')).readViewer();
  return body?.data?.viewer ?? null;
}
