const KEY = 'herdline.kept';

/** Whether this device may hold something of a person. A page where nobody is signed in then deletes it. */
export function isKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function markKept(isThere: boolean): void {
  try {
    if (isThere) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden, nothing is kept either.
  }
}
