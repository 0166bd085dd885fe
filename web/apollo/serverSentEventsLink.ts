import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';

/** Answers subscriptions as server-sent events. The code loads with the first one, since most people have none. */
export const serverSentEventsLink = new ApolloLink(
  ({ query, operationName, variables, getContext }) =>
    new Observable((observer) => {
      let stop: (() => void) | undefined;
      let isGone = false;
      import('graphql-sse').then(
        ({ createClient }) => {
          if (isGone) return;
          // The subscriber decides when to retry.
          const client = createClient({ url: '/graphql/stream', credentials: 'same-origin', retryAttempts: 0 });
          const request = { query: print(query), operationName, variables };
          stop = client.subscribe<Record<string, unknown>>(request, observer as never, {
            connected: getContext().onConnected,
          });
        },
        (error) => observer.error(error),
      );
      return () => {
        isGone = true;
        stop?.();
      };
    }),
);
