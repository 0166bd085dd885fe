import { useState } from 'react';
import { useSession } from '../../session/useSession';
import { store, stored } from '../../ui/state/stored';

const VERSION = 1;

/** The figures that a family entered on this device to see which share suits it. */
export interface Household {
  people: number;
  dinners: number;
  room: number;
}

export const HOUSEHOLD_LIMITS: Record<keyof Household, { min: number; max: number; initial: number }> = {
  people: { min: 1, max: 10, initial: 4 },
  dinners: { min: 1, max: 7, initial: 2 },
  room: { min: 2, max: 24, initial: 7 },
};

/** Returns the household stored on this device and a function to change it. If storing fails, the change is lost on leaving. */
export function useHousehold() {
  const { viewer } = useSession();
  const key = `herdline.household.v${VERSION}.${viewer?.id ?? 'visitor'}`;
  const [household, setHousehold] = useState(() => readHousehold(key));
  const change = (changes: Partial<Household>) => {
    const next = { ...household, ...changes };
    setHousehold(next);
    store(key, next);
  };
  return { household, change };
}

/** Reads the stored household. Replaces invalid values, because the storage can be edited. */
function readHousehold(key: string): Household {
  const known = stored(key);
  const read = (name: keyof Household) => {
    const { min, max, initial } = HOUSEHOLD_LIMITS[name];
    const value = Math.round(Number(known?.[name]));
    return value >= min && value <= max ? value : initial;
  };
  return { people: read('people'), dinners: read('dinners'), room: read('room') };
}
