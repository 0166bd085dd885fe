import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False only while the browser takes over what the build has painted, which must come out the same. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
