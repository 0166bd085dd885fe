import { isMarked, setMark } from '../ui/state/stored';
import { mayHaveStoredData, setMayHaveStoredData } from './storedMark';

const KEY = 'herdline.doors';

const listeners = new Set<() => void>();

/** Whether this device holds what a processor's links show. They need no account, so nobody is signed in. */
export const doorsKept = {
  get: (): boolean => mayHaveStoredData() && isMarked(KEY),

  set(isKept: boolean): void {
    setMark(KEY, isKept);
    // After the links are forgotten, the offline part still has to delete what they showed.
    if (isKept) setMayHaveStoredData(true);
    for (const listener of listeners) listener();
  },

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
