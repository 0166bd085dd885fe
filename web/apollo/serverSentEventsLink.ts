import { ApolloLink, Observable } from '@apollo/client';

/** Answers subscriptions as server-sent events. The code loads with the first one, since most people have none. */
export const serverSentEventsLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      let stop: (() => void) | undefined;
      let isGone = false;
      import('./subscribe').then(
        ({ subscribe }) => {
          if (!isGone) stop = subscribe(operation, observer as never);
        },
        (error) => observer.error(error),
      );
      return () => {
        isGone = true;
        stop?.();
      };
    }),
);
