import type { ApolloClient, ApolloLink } from '@apollo/client';
import { createApolloClient } from '../apollo/client';
import { isOffline } from '../errors/graphErrors';
import { SessionDocument } from '../session/Session.generated';
import { sessionStore, type Viewer } from '../session/sessionStore';

/** A client with the given link, which reads the session first, as every page does that hasn't `carried` it. */
export function openSession(link: ApolloLink, carried?: Viewer | null): ApolloClient {
  const client = createApolloClient(link);
  void sessionStore.start(() => askOver(client), 'none', carried);
  return client;
}

async function askOver(client: ApolloClient): Promise<Viewer | null> {
  try {
    const { data } = await client.query({ query: SessionDocument, fetchPolicy: 'network-only' });
    return data?.viewer ?? null;
  } catch (error) {
    if (isOffline(error)) throw error;
    return null;
  }
}
