const KEY = 'herdline.kept';

/** Whether something of a person may lie on this device, which pages without one then look after. */
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
