import { TtlCache } from '../session/TtlCache';

type Unless = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Returns a function that runs work, but throws a remembered failure of the same key again for this many milliseconds. */
export function rememberFailures(milliseconds: number, isRemembered: (error: unknown) => boolean): Unless {
  const failures = new TtlCache<string, { error: unknown }>({ milliseconds });
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
