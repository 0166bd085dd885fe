import { zip5 } from '../../../rules/fields/zip';
import { ask } from '../../apollo/mutate';
import { FoundPlaceDocument } from './FoundPlace.generated';
import { SearchPlaceDocument } from './SearchPlace.generated';

export interface FoundPlace {
  zipCode: string;
  city: string;
  state: string;
}

/** Why no place was found, in words for the screen. */
export class NoPlace extends Error {}

/** The place of a ZIP code as it was typed. Throws `NoPlace`, or what the graph throws. */
export async function placeOfZip(typed: string): Promise<FoundPlace> {
  const zipCode = zip5(typed);
  if (!zipCode) throw new NoPlace('Valid ZIP code is required');
  const { zipPlace } = await ask(FoundPlaceDocument, { zipCode });
  if (!zipPlace) throw new NoPlace(`We don’t know ZIP code ${zipCode}. Check the five digits.`);
  return { zipCode, city: zipPlace.city, state: zipPlace.state };
}

const ABROAD = 'You seem to be outside of the 50 states. Enter the ZIP code where you’d like your beef.';

/** By `code` of the browser's error. */
const FAILURES: Record<number, string> = {
  1: 'Your browser didn’t share your location. Enter your ZIP code instead.',
  2: 'Your device couldn’t tell where you are. Enter your ZIP code instead.',
  3: 'Finding your location took too long. Try again, or enter your ZIP code.',
};

/** The place of the ZIP code next to where the device is. Nothing but that position is sent, and nobody keeps it. */
export async function placeOfDevice(): Promise<FoundPlace> {
  const { latitude, longitude } = await devicePosition();
  const { zipPlaceAt } = await ask(SearchPlaceDocument, { latitude, longitude });
  if (!zipPlaceAt) throw new NoPlace(ABROAD);
  return zipPlaceAt;
}

/** A ZIP code is larger than what a phone knows without its satellites. */
const ROUGHLY: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 10 * 60 * 1000 };

function devicePosition(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    const fail = (code: number) => reject(new NoPlace(FAILURES[code] ?? FAILURES[2]));
    // Missing on pages without https.
    if (!navigator.geolocation) return fail(2);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => fail(code),
      ROUGHLY,
    );
  });
}
