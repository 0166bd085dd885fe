import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { codeOf } from '../../errors/graphErrors';
import { keepOpen } from './keepConnected';

/** The codes of errors after which the subscription isn't opened again, because the server would refuse it again. */
const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN'];

interface Listener<Data, Variables> {
  variables?: Variables;
  onUpdate: (data: Data) => void;
  /** Fetches what was missed while the connection was closed. */
  onReconnect: (client: ApolloClient) => void;
}

/** Subscribes to updates for the viewer while the page is visible. */
export function useUpdates<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { onUpdate, onReconnect, variables }: Listener<Data, Variables>,
): void {
  const client = useApolloClient();
  // A string, because each render creates a new object of the same variables.
  const serializedVariables = JSON.stringify(variables ?? {});
  const hasConnected = useRef(false);
  const onData = useEffectEvent(onUpdate);
  const onConnect = useEffectEvent(() => {
    if (hasConnected.current) onReconnect(client);
    hasConnected.current = true;
  });

  useEffect(
    () =>
      keepOpen(({ connected, ended }) => {
        const sent = JSON.parse(serializedVariables);
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
    [client, document, serializedVariables],
  );
}
