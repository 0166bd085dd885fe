import { useState } from 'react';
import { messageOf } from '../../errors/graphErrors';
import { type FoundPlace, findPlaceByDevice, findPlaceByZip, PlaceNotFound } from './findPlace';

/** The state of a ZIP code that's typed or found by the device's position. `start` is the known ZIP code. */
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
    /** The place of the device, if the current ZIP code was found there. */
    found: found?.zipCode === zipCode ? found : undefined,
    type: (text: string) => {
      setTyped(text);
      setProblem(undefined);
    },
    /** Returns the place, or undefined if there's none. `problem` then says why. */
    check: () => find('zip'),
    locate: async () => {
      const place = await find('device');
      if (!place) return;
      setFound(place);
      setTyped(place.zipCode);
    },
  };
}
