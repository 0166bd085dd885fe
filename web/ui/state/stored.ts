/** Runs something with the browser's storage. It may be full or blocked, and no screen may fail because of that. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const ofDevice = () => localStorage;
/** The storage of this tab, in place of the one of the device. */
export const ofTab = () => sessionStorage;

/** Reads a stored value. Check it, because the storage can be edited. Undefined if there is none or it can't be parsed. */
export const stored = (key: string, storage = ofDevice) =>
  attempt(() => JSON.parse(storage().getItem(key) ?? 'null')) ?? undefined;

/** Stores a value, or removes it if it's undefined. Returns whether the browser did. */
export function store(key: string, value: unknown, storage = ofDevice): boolean {
  const isDone = attempt(() => {
    if (value === undefined) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
    return true;
  });
  return isDone ?? false;
}

export const isMarked = (key: string): boolean => attempt(() => localStorage.getItem(key) !== null) ?? false;

export const setMark = (key: string, isOn: boolean): boolean => store(key, isOn ? 'yes' : undefined);

export const removeStored = (fits: (key: string) => boolean): void =>
  attempt(() => {
    for (const key of Object.keys(localStorage).filter(fits)) localStorage.removeItem(key);
  });
