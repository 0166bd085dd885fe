import { FARTHEST_MILES } from '../../../rules/delivery';
import { SHIPPING_METHOD, type ShippingMethod } from '../../../rules/vocabulary';
import { isZip, zip5 } from '../../../rules/zip';
import type { NearInput } from '../../graphTypes.generated';
import { chosen, inAddress } from './addressWords';

/** Where one looks from, how far, and by which of the methods the beef is to come. */
export interface Near {
  /** Five digits; empty for everywhere. */
  zipCode: string;
  miles: number;
  /** Any of them; all when empty. */
  methods: ShippingMethod[];
}

export const ANYWHERE: Near = { zipCode: '', miles: FARTHEST_MILES, methods: [] };

const MILES: readonly number[] = [25, 50, 100, 250, 500, FARTHEST_MILES];

export const distanceText = (miles: number) => (miles === FARTHEST_MILES ? 'Any distance' : `Within ${miles} miles`);

export const DISTANCES = MILES.map((miles) => ({ value: String(miles), label: distanceText(miles) }));

/** The next wider distance; undefined when there is none. */
export const widerThan = (miles: number) => MILES.find((wider) => wider > miles);

/** Without a ZIP code neither distance nor method says anything. */
export function readNear(params: URLSearchParams): Near {
  const zipCode = zip5(params.get('near') ?? '');
  if (!zipCode) return ANYWHERE;
  return {
    zipCode,
    miles: MILES.find((miles) => String(miles) === params.get('within')) ?? FARTHEST_MILES,
    methods: chosen(SHIPPING_METHOD.values, params.getAll('by')),
  };
}

/** Its part of the address. */
export function nearParams({ zipCode, miles, methods }: Near): [string, readonly string[]][] {
  const within = miles === FARTHEST_MILES ? '' : String(miles);
  return [
    ['near', [zipCode]],
    ['within', [zipCode && within]],
    ['by', zipCode ? methods.map(inAddress) : []],
  ];
}

/** Undefined until the ZIP code is whole. */
export function toNearInput({ zipCode, miles, methods }: Near): NearInput | undefined {
  if (!isZip(zipCode)) return undefined;
  const asked = SHIPPING_METHOD.values.filter((method) => methods.includes(method));
  return { zipCode, miles, ...(asked.length > 0 && { methods: asked }) };
}

/** Whether something is asked that only a whole ZIP code could answer. */
export function lacksZip({ zipCode, miles, methods }: Near): boolean {
  return !isZip(zipCode) && (zipCode !== '' || miles !== FARTHEST_MILES || methods.length > 0);
}
