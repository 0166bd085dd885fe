import { ShortMemory } from '../http/session/ShortMemory';

type Unless = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Work that is not tried again for a key within so many milliseconds after it failed in a way that is remembered. */
export function rememberFailures(milliseconds: number, isRemembered: (error: unknown) => boolean): Unless {
  const failures = new ShortMemory<string, { error: unknown }>({ milliseconds });
  return async <T>(key: string, work: () => Promise<T>) => {
    let done: { value: T } | undefined;
    const failure = await failures.read(key, async () => {
      try {
        done = { value: await work() };
        return null;
      } catch (error) {
        if (isRemembered(error)) return { error };
        throw error;
      }
    });
    if (done) return done.value;
    throw failure?.error;
  };
}
