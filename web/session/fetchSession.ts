import { documentExtensions, isUnknownDocument } from '../apollo/documentId';
import { SessionId } from './SessionId.generated';
import type { Viewer } from './sessionStore';

/** Longer than any answer that is still to come. */
const PATIENCE = 10_000;

/**
 * Asks the graph who is signed in, without its client, as the first request of every page. If there's no answer, it's who was signed in
 * on this device before. Throws if that isn't known either.
 */
export async function fetchSession(): Promise<Viewer | null> {
  try {
    return await ask();
  } catch (error) {
    const { keptViewer } = await import('../offline/keptViewer');
    const viewer = await keptViewer();
    if (!viewer) throw error;
    return viewer;
  }
}

async function ask(): Promise<Viewer | null> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(PATIENCE),
    body: JSON.stringify({ operationName: 'Session', extensions: documentExtensions(SessionId) }),
  });
  // A server that is down hasn't signed anyone out. Any other error counts as signed out.
  if (answer.status >= 500) throw new Error(`The server answered ${answer.status}`);
  const body = answer.ok ? await answer.json().catch(() => null) : null;
  if (isUnknownDocument(body)) return (await import('./setViewer')).readViewer();
  return body?.data?.viewer ?? null;
}
