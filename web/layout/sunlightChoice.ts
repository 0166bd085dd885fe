const KEY = 'sunlight';

/** Whether someone chose the colors for sunlight on this device. */
export function isSunlightChosen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Shows or removes the colors for sunlight. They load when they're first needed. */
export async function showSunlight(isChosen: boolean): Promise<void> {
  (await import('../theme/sunlight')).showSunlight(isChosen);
}

/** Also remembers the choice on this device, or only until the page is closed where storage is forbidden. */
export function chooseSunlight(isChosen: boolean): Promise<void> {
  try {
    if (isChosen) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {}
  return showSunlight(isChosen);
}
