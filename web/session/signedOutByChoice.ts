let isByChoice = false;

/** Whether the last person signed out, as opposed to a session that expired. */
export const signedOutByChoice = () => isByChoice;

export function setSignedOutByChoice(byChoice: boolean): void {
  isByChoice = byChoice;
}
