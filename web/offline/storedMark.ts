const KEY = 'herdline.kept';

/** Returns whether data of a person may be stored on this device. If nobody is signed in, the page deletes that data. */
export function mayHaveStoredData(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function setMayHaveStoredData(mayHave: boolean): void {
  try {
    if (mayHave) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // If storage is forbidden, no data is stored either.
  }
}
