let left = false;

/** Whether the last person signed out on purpose, in contrast to a session that ended. */
export const leftByChoice = () => left;

export function markLeft(byChoice: boolean): void {
  left = byChoice;
}
