import { setTimeout as sleep } from 'node:timers/promises';

/** Asks until the answer is one. An error is none yet. */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value | null | undefined | false>,
  { seconds = 90, pause = 100 }: { seconds?: number; pause?: number } = {},
): Promise<Value> {
  const deadline = Date.now() + seconds * 1_000;
  for (;;) {
    let reason = '';
    const answer = await ask().catch((error: Error) => {
      reason = `: ${error.message}`;
      return null;
    });
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`Not within ${seconds} s: ${what}${reason}`);
    await sleep(pause);
  }
}

/** Whether an address answers 200. */
export const answers = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
