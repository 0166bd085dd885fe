import { useState } from 'react';

type Outcome = 'copied' | 'failed';

/** Puts text on the clipboard; a browser may refuse, and on a page without https it has none. */
export function useCopy() {
  const [outcome, setOutcome] = useState<Outcome>();

  const copy = async (text: string): Promise<Outcome> => {
    // So that a second time is told as well.
    setOutcome(undefined);
    const next = await write(text);
    setOutcome(next);
    return next;
  };
  return { outcome, copy };
}

async function write(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
