interface Holder {
  holds: () => boolean;
  /** Asks the person; `goOn` is what they were about to do. */
  hold: (goOn: () => void) => void;
}

const holders = new Set<Holder>();

/** Has `holder` asked before the session ends, until what it returns is called. */
export function holdLogout(holder: Holder): () => void {
  holders.add(holder);
  return () => void holders.delete(holder);
}

/** Goes on once nobody has something to lose, or they agree to lose it. */
export async function beforeLogout(goOn: () => Promise<void>): Promise<void> {
  const holder = [...holders].reverse().find(({ holds }) => holds());
  if (holder) holder.hold(() => void beforeLogout(goOn));
  else await goOn();
}
