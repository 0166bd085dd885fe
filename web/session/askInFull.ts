import { apolloClient } from '../apollo';
import { SessionDocument } from './Session.generated';
import type { Viewer } from './sessionStore';

/** Asks who is signed in by the graph's client, which knows how to send the text. */
export async function askInFull(): Promise<Viewer | null> {
  const { data } = await apolloClient().query({ query: SessionDocument, fetchPolicy: 'network-only' });
  return data?.viewer ?? null;
}
