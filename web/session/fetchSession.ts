import { documentExtensions, isUnknownDocument } from '../apollo/documentId';
import { SessionId } from './SessionId.generated';
import { serverTime } from './serverTime';
import type { Viewer } from './sessionStore';

/** How long to wait for the response, in milliseconds. */
const TIMEOUT = 10_000;

/** The first request of every page. Offline, whoever last used this device without signing out. */
export async function fetchSession(): Promise<Viewer | null> {
  try {
    return await fetchViewer();
  } catch (error) {
    const { storedViewer } = await import('../offline/storedViewer');
    const viewer = await storedViewer();
    if (!viewer) throw error;
    return viewer;
  }
}

async function fetchViewer(): Promise<Viewer | null> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT),
    body: JSON.stringify({ operationName: 'Session', extensions: documentExtensions(SessionId) }),
  });
  serverTime.note(response.headers.get('Date'));
  // Throws if the server is down, because that doesn't sign anyone out. Any other error counts as signed out.
  if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
  const body = response.ok ? await response.json().catch(() => null) : null;
  if (isUnknownDocument(body)) return (await import('./setViewer')).readViewer();
  return body?.data?.viewer ?? null;
}
