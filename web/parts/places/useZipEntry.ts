import { useState } from 'react';
import { messageOf } from '../../errors/graphErrors';
import { type FoundPlace, NoPlace, placeOfDevice, placeOfZip } from './findPlace';

/** A ZIP code that's typed, or found by the device's position. `start` is the one that's known. */
export function useZipEntry(start: string) {
  const [typed, setTyped] = useState<string>();
  const [found, setFound] = useState<FoundPlace>();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState<'zip' | 'device'>();
  const zipCode = typed ?? start;

  const find = async (way: 'zip' | 'device') => {
    setPending(way);
    setProblem(undefined);
    try {
      return await (way === 'zip' ? placeOfZip(zipCode) : placeOfDevice());
    } catch (error) {
      setProblem(error instanceof NoPlace ? error.message : messageOf(error));
    } finally {
      setPending(undefined);
    }
  };

  return {
    zipCode,
    problem,
    pending,
    /** The place of the device, if the ZIP code is the one that was found there. */
    found: found?.zipCode === zipCode ? found : undefined,
    type: (text: string) => {
      setTyped(text);
      setProblem(undefined);
    },
    /** Undefined where there is no such place: the problem says why. */
    check: () => find('zip'),
    locate: async () => {
      const place = await find('device');
      if (!place) return;
      setFound(place);
      setTyped(place.zipCode);
    },
  };
}
