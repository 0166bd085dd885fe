import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Returns whether the page isn't hydrated yet. Until then, React handles no presses. */
export function useIsPainted(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}
