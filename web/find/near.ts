import { isZip, zip5 } from '../../rules/fields/zip';
import { MAX_MILES } from '../../rules/ranches/delivery';
import type { ShippingMethod } from '../../rules/words/vocabulary';
import type { Codec } from '../address/codecs';

/** Where the reader looks from, how far, and how the beef should come. */
export interface Near {
  /** Five digits; empty for everywhere. */
  near: string;
  /** In miles. */
  within: number;
  /** Any of them; all when empty. */
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

/** The next wider distance; undefined when there is none. */
export const widerThan = (miles: number) => MILES.find((wider) => wider > miles);

/** Looks from the reader's own ZIP code where the address names none. */
export const fromHome = <Filters extends Near>(filters: Filters, knownZip: string): Filters => ({
  ...filters,
  near: filters.near || knownZip,
});

/** Leaves the reader's own ZIP code out of the address where nothing depends on it. */
export const withoutHome = <Filters extends Near>(filters: Filters, knownZip: string): Filters =>
  filters.near === knownZip && filters.within === MAX_MILES && filters.by.length === 0
    ? { ...filters, near: '' }
    : filters;

/** Whether a ZIP code is missing or not whole, though something depends on it. */
export function lacksZip({ near, within, by }: Near): boolean {
  return !isZip(near) && (near !== '' || within !== MAX_MILES || by.length > 0);
}
