import { isMarked, setMark } from '../ui/state/stored';

const KEY = 'sunlight';

/** Whether someone chose the colors for sunlight on this device. */
export const isSunlightChosen = (): boolean => isMarked(KEY);

/** Shows or removes the colors for sunlight. They load when they're first needed. */
export async function showSunlight(isChosen: boolean): Promise<void> {
  (await import('../theme/sunlight')).showSunlight(isChosen);
}

/** Also remembers the choice on this device, or only until the page is closed where storage is forbidden. */
export function chooseSunlight(isChosen: boolean): Promise<void> {
  setMark(KEY, isChosen);
  return showSunlight(isChosen);
}
