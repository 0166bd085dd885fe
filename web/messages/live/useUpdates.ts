import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { codeOf } from '../../errors/graphErrors';
import { keepOpen } from './keepOpen';

/** The subscription ends for good at these: the server would refuse the next attempt as well. */
const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN'];

interface Listener<Data, Variables> {
  variables?: Variables;
  heard: (data: Data) => void;
  /** Reads what was missed while no connection stood. */
  catchUp: (client: ApolloClient) => void;
}

/** Listens to what changes for the viewer, on one connection for as long as the window is seen. */
export function useUpdates<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { heard, catchUp, variables }: Listener<Data, Variables>,
): void {
  const client = useApolloClient();
  // Each render makes another object of the same variables.
  const asked = JSON.stringify(variables ?? {});
  const hasConnected = useRef(false);
  const onData = useEffectEvent(heard);
  const onConnect = useEffectEvent(() => {
    if (hasConnected.current) catchUp(client);
    hasConnected.current = true;
  });

  useEffect(
    () =>
      keepOpen(({ connected, ended }) => {
        const sent = JSON.parse(asked);
        const onConnected = () => {
          connected();
          onConnect();
        };
        const fail = (error: unknown) => ended(REFUSALS.includes(codeOf(error) ?? ''));
        const live = client.subscribe<Data>({ query: document, variables: sent, context: { onConnected } }).subscribe({
          next: ({ data, error }) => {
            if (data) onData(data as Data);
            if (error) fail(error);
          },
          error: fail,
          complete: () => ended(false),
        });
        return () => live.unsubscribe();
      }),
    [client, document, asked],
  );
}
