import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until the result is truthy. An error counts as a falsy result. */
export async function until<Value>(
  goal: string,
  poll: () => Promise<Value | null | undefined | false>,
  { seconds = 90, pause = 100 }: { seconds?: number; pause?: number } = {},
): Promise<Value> {
  const deadline = Date.now() + seconds * 1_000;
  for (;;) {
    let reason = '';
    const result = await poll().catch((error: Error) => {
      reason = `: ${error.message}`;
      return null;
    });
    if (result) return result;
    if (Date.now() > deadline) throw new Error(`Not within ${seconds} s: ${goal}${reason}`);
    await sleep(pause);
  }
}

/** Whether a URL answers with a 2xx status. */
export const isReachable = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
