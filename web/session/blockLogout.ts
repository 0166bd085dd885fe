interface LogoutBlocker {
  blocks: () => boolean;
  /** Asks the person whether to leave. `proceed` continues the logout, and resolves to whether the logout succeeded. */
  block: (proceed: () => Promise<boolean>) => void;
}

const blockers = new Set<LogoutBlocker>();

/** Adds a blocker that asks before the session ends. Returns a function that removes the blocker. */
export function blockLogout(blocker: LogoutBlocker): () => void {
  blockers.add(blocker);
  return () => void blockers.delete(blocker);
}

/** Calls `logOut` if nothing is unsaved. Otherwise asks first, and returns false. */
export async function beforeLogout(logOut: () => Promise<boolean>): Promise<boolean> {
  const blocker = [...blockers].reverse().find(({ blocks }) => blocks());
  if (!blocker) return logOut();
  blocker.block(() => beforeLogout(logOut));
  return false;
}
