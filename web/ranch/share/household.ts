import { useState } from 'react';
import { useSession } from '../../session/useSession';

const VERSION = 1;

/** What a family told of itself on this device, to try out shares with. */
export interface Household {
  people: number;
  /** Dinners with beef in a week. */
  dinners: number;
  /** Free room in its freezer, in cubic feet. */
  room: number;
}

export const HOUSEHOLD_LIMITS: Record<keyof Household, { min: number; max: number; usual: number }> = {
  people: { min: 1, max: 10, usual: 4 },
  dinners: { min: 1, max: 7, usual: 2 },
  room: { min: 2, max: 24, usual: 7 },
};

/** The household of the person at this device, and a way to change it. What can't be stored lasts until the page is left. */
export function useHousehold() {
  const { viewer } = useSession();
  const key = `herdline.household.v${VERSION}.${viewer?.id ?? 'visitor'}`;
  const [household, setHousehold] = useState(() => readHousehold(key));
  const change = (changes: Partial<Household>) => {
    const next = { ...household, ...changes };
    setHousehold(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // The storage is full or blocked.
    }
  };
  return { household, change };
}

/** Checks what it reads, since anyone at the browser can change the storage. */
function readHousehold(key: string): Household {
  const stored = storedAt(key);
  const read = (name: keyof Household) => {
    const { min, max, usual } = HOUSEHOLD_LIMITS[name];
    const value = Math.round(Number(stored[name]));
    return value >= min && value <= max ? value : usual;
  };
  return { people: read('people'), dinners: read('dinners'), room: read('room') };
}

function storedAt(key: string): Partial<Record<keyof Household, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
