let isByChoice = false;

/** Returns whether the last person signed out themselves, as opposed to a session that expired. */
export const signedOutByChoice = () => isByChoice;

export function setSignedOutByChoice(byChoice: boolean): void {
  isByChoice = byChoice;
}
