import type { ApolloClient, ApolloLink } from '@apollo/client';
import { createApolloClient } from '../apollo/client';
import { isOffline } from '../errors/graphErrors';
import { SessionDocument } from '../session/Session.generated';
import { sessionStore, type Viewer } from '../session/sessionStore';

/** Returns a client with the given link, and starts the session, which is fetched unless it's passed as `carried`. */
export function openSession(link: ApolloLink, carried?: Viewer | null): ApolloClient {
  const client = createApolloClient(link);
  void sessionStore.start(() => fetchViewer(client), 'none', carried);
  return client;
}

async function fetchViewer(client: ApolloClient): Promise<Viewer | null> {
  try {
    const { data } = await client.query({ query: SessionDocument, fetchPolicy: 'network-only' });
    return data?.viewer ?? null;
  } catch (error) {
    if (isOffline(error)) throw error;
    return null;
  }
}
