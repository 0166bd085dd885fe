import { zip5 } from '../../../rules/fields/zip';
import { ask } from '../../apollo/mutate';
import { FoundPlaceDocument } from './FoundPlace.generated';
import { SearchPlaceDocument } from './SearchPlace.generated';

export interface FoundPlace {
  zipCode: string;
  city: string;
  state: string;
}

/** Thrown if no place was found. The screen shows the message. */
export class PlaceNotFound extends Error {}

/** Returns the place of a typed ZIP code. Throws `PlaceNotFound`, or the query's error. */
export async function findPlaceByZip(typed: string): Promise<FoundPlace> {
  const zipCode = zip5(typed);
  if (!zipCode) throw new PlaceNotFound('Valid ZIP code is required');
  const { zipPlace } = await ask(FoundPlaceDocument, { zipCode });
  if (!zipPlace) throw new PlaceNotFound(`We don’t know ZIP code ${zipCode}. Check the five digits.`);
  return { zipCode, city: zipPlace.city, state: zipPlace.state };
}

const ABROAD = 'You seem to be outside of the United States. Enter the ZIP code where you’d like your beef.';

/** Messages by the `code` of the browser's error. */
const FAILURES: Record<number, string> = {
  1: 'Your browser didn’t share your location. Enter your ZIP code instead.',
  2: 'Your device couldn’t tell where you are. Enter your ZIP code instead.',
  3: 'Finding your location took too long. Try again, or enter your ZIP code.',
};

/** Returns the place of the ZIP code nearest to the device. The server doesn't store the device's position. */
export async function findPlaceByDevice(): Promise<FoundPlace> {
  const { latitude, longitude } = await devicePosition();
  const { zipPlaceAt } = await ask(SearchPlaceDocument, { latitude, longitude });
  if (!zipPlaceAt) throw new PlaceNotFound(ABROAD);
  return zipPlaceAt;
}

/** Low accuracy is enough, since a ZIP code is larger than a phone's error without GPS. */
const LOW_ACCURACY: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 10 * 60 * 1000 };

function devicePosition(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    const fail = (code: number) => reject(new PlaceNotFound(FAILURES[code] ?? FAILURES[2]));
    // Browsers offer no geolocation on pages without HTTPS.
    if (!navigator.geolocation) return fail(2);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => fail(code),
      LOW_ACCURACY,
    );
  });
}
