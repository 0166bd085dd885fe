let left = false;

/** Whether the last person signed out by their own will, and did not lose the session. */
export const leftByChoice = () => left;

export function markLeft(byChoice: boolean): void {
  left = byChoice;
}
