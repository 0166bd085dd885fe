import { isZip, zip5 } from '../../rules/fields/zip';
import { MAX_MILES } from '../../rules/ranches/delivery';
import type { ShippingMethod } from '../../rules/words/vocabulary';
import type { Codec } from '../address/codecs';

/** The place, the distance and the delivery methods of a search. */
export interface Near {
  /** A ZIP code of five digits, or empty for everywhere. */
  near: string;
  within: number;
  /** Finds ranches that reach the ZIP code by any of these methods. Empty for no filter. */
  by: ShippingMethod[];
}

export const ANYWHERE: Near = { near: '', within: MAX_MILES, by: [] };

const MILES: readonly number[] = [25, 50, 100, 250, 500, MAX_MILES];

export const nearZip: Codec<string> = {
  read: ([first = '']) => zip5(first) ?? '',
  write: (zipCode) => (isZip(zipCode) ? [zipCode] : []),
};

export const distance: Codec<number> = {
  read: ([first]) => MILES.find((miles) => String(miles) === first) ?? MAX_MILES,
  write: (miles) => (miles === MAX_MILES ? [] : [String(miles)]),
};

export const distanceLabel = (miles: number) => (miles === MAX_MILES ? 'Any distance' : `Within ${miles} miles`);

export const DISTANCES = MILES.map((miles) => ({ value: String(miles), label: distanceLabel(miles) }));

/** Returns the next wider distance, or undefined for the widest. */
export const widerThan = (miles: number) => MILES.find((wider) => wider > miles);

/** Fills in the reader's own ZIP code if the filters have none. */
export const withKnownZip = <Filters extends Near>(filters: Filters, knownZip: string): Filters => ({
  ...filters,
  near: filters.near || knownZip,
});

/** Removes the reader's own ZIP code if no distance or method depends on it, so that it isn't in the URL. */
export const withoutKnownZip = <Filters extends Near>(filters: Filters, knownZip: string): Filters =>
  filters.near === knownZip && filters.within === MAX_MILES && filters.by.length === 0
    ? { ...filters, near: '' }
    : filters;

/** Returns whether the ZIP code is incomplete, or missing although a distance or method needs it. */
export function lacksZip({ near, within, by }: Near): boolean {
  return !isZip(near) && (near !== '' || within !== MAX_MILES || by.length > 0);
}
