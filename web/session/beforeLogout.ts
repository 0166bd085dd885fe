interface Holder {
  holds: () => boolean;
  /** Asks the person; `goOn` is what they were about to do, and says whether it was done. */
  hold: (goOn: () => Promise<boolean>) => void;
}

const holders = new Set<Holder>();

/** Has `holder` asked before the session ends, until what it returns is called. */
export function holdLogout(holder: Holder): () => void {
  holders.add(holder);
  return () => void holders.delete(holder);
}

/** Goes on once nobody has something to lose, or they agree to lose it. */
export async function beforeLogout(goOn: () => Promise<boolean>): Promise<boolean> {
  const holder = [...holders].reverse().find(({ holds }) => holds());
  if (!holder) return goOn();
  holder.hold(() => beforeLogout(goOn));
  return false;
}
