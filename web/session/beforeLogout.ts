interface Holder {
  holds: () => boolean;
  /** Asks the person. `goOn` is what they were about to do, and resolves to whether it was done. */
  hold: (goOn: () => Promise<boolean>) => void;
}

const holders = new Set<Holder>();

/** Lets `holder` ask before the session ends, until the returned function is called. */
export function holdLogout(holder: Holder): () => void {
  holders.add(holder);
  return () => void holders.delete(holder);
}

/** Goes on if there's nothing unsaved, or once the person agrees to lose it. */
export async function beforeLogout(goOn: () => Promise<boolean>): Promise<boolean> {
  const holder = [...holders].reverse().find(({ holds }) => holds());
  if (!holder) return goOn();
  holder.hold(() => beforeLogout(goOn));
  return false;
}
