import { useState } from 'react';
import { messageOf } from '../../errors/graphErrors';
import { type FoundPlace, findPlaceByDevice, findPlaceByZip, PlaceNotFound } from './findPlace';

/** Manages a ZIP code that is typed or found by the device's position. `start` is the current ZIP code. */
export function useZipEntry(start: string) {
  const [typed, setTyped] = useState<string>();
  const [found, setFound] = useState<FoundPlace>();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState<'zip' | 'device'>();
  const zipCode = typed ?? start;

  const find = async (method: 'zip' | 'device') => {
    setPending(method);
    setProblem(undefined);
    try {
      return await (method === 'zip' ? findPlaceByZip(zipCode) : findPlaceByDevice());
    } catch (error) {
      setProblem(error instanceof PlaceNotFound ? error.message : messageOf(error));
    } finally {
      setPending(undefined);
    }
  };

  return {
    zipCode,
    problem,
    pending,
    /** The place of the current ZIP code, if it was found by the device's position. */
    found: found?.zipCode === zipCode ? found : undefined,
    type: (text: string) => {
      setTyped(text);
      setProblem(undefined);
    },
    /** Returns the place of the ZIP code. Returns undefined if there's none, and `problem` says why. */
    check: () => find('zip'),
    locate: async () => {
      const place = await find('device');
      if (!place) return;
      setFound(place);
      setTyped(place.zipCode);
    },
  };
}
