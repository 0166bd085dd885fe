/** Returns '1 change waits' or '2 changes wait'. */
export const changesText = ({ length }: readonly unknown[]) =>
  length === 1 ? '1 change waits' : `${length} changes wait`;
