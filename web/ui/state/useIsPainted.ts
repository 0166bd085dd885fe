import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Returns whether the page isn't hydrated yet: until then, a press does only what the browser does without scripts. */
export function useIsPainted(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}
