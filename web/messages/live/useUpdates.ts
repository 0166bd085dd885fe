import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { codeOf } from '../../errors/graphErrors';
import { keepOpen } from './keepOpen';

/** The subscription ends for good at these: the server would refuse the next attempt as well. */
const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN'];

interface Listener<Data> {
  heard: (data: Data) => void;
  /** Reads what was missed while no connection stood. */
  catchUp: (client: ApolloClient) => void;
}

/** Listens to what changes for the viewer, on one connection for as long as the window is seen. */
export function useUpdates<Data>(
  document: TypedDocumentNode<Data, Record<string, never>>,
  { heard, catchUp }: Listener<Data>,
): void {
  const client = useApolloClient();
  const hasConnected = useRef(false);
  const onData = useEffectEvent(heard);
  const onConnect = useEffectEvent(() => {
    if (hasConnected.current) catchUp(client);
    hasConnected.current = true;
  });

  useEffect(
    () =>
      keepOpen(({ connected, ended }) => {
        const onConnected = () => {
          connected();
          onConnect();
        };
        const fail = (error: unknown) => ended(REFUSALS.includes(codeOf(error) ?? ''));
        const live = client.subscribe({ query: document, context: { onConnected } }).subscribe({
          next: ({ data, error }) => {
            if (data) onData(data as Data);
            if (error) fail(error);
          },
          error: fail,
          complete: () => ended(false),
        });
        return () => live.unsubscribe();
      }),
    [client, document],
  );
}
