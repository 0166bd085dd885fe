import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page still shows the HTML that it came with, where a press does nothing or what the browser does by itself. */
export function useIsPainted(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
