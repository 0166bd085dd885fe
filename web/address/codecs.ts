import { LIMITS } from '../../rules/fields/limits';

/** How a value is written in the address. Reading never fails, since people edit addresses and follow old links. */
export interface Codec<Value> {
  read: (texts: string[]) => Value;
  /** Empty for the usual value, which the address leaves out. */
  write: (value: Value) => string[];
}

export type CodecsOf<State> = { [Name in keyof State]: Codec<State[Name]> };

/** HALF_COW becomes half-cow. Reading takes half_cow too, as older links have it. */
export const toUrlValue = (value: string) => value.toLowerCase().replaceAll('_', '-');

export const text = (maxLength: number = LIMITS.search): Codec<string> => ({
  read: ([first = '']) => first.slice(0, maxLength),
  write: (value) => (value ? [value] : []),
});

/** One of a list, or the usual one if the address names none of them. */
export function oneOf<Value extends string, Usual extends Value | undefined>(
  values: readonly Value[],
  usual: Usual,
): Codec<Value | Usual> {
  return {
    read: ([first = '']) => values.find((value) => toUrlValue(value) === toUrlValue(first)) ?? usual,
    write: (value) => (value === undefined || value === usual ? [] : [toUrlValue(value)]),
  };
}

/** Several of a list, in the list's own order, so that the same choice is always the same address. */
export const manyOf = <Value extends string>(values: readonly Value[]): Codec<Value[]> => ({
  read: (texts) => values.filter((value) => texts.map(toUrlValue).includes(toUrlValue(value))),
  write: (chosen) => values.filter((value) => chosen.includes(value)).map(toUrlValue),
});

/** Parsing turns February 30 into March 2, which is then another text. */
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** A day as 2026-11-21, or empty for none. */
export const day = (): Codec<string> => ({
  read: ([first = '']) => (isDay(first) && first > '1900' ? first : ''),
  write: (value) => (value ? [value] : []),
});

export const flag = (): Codec<boolean> => ({
  read: (texts) => texts.length > 0,
  write: (value) => (value ? ['1'] : []),
});

/** The number of a page, from 1. */
export const pageNumber = (): Codec<number> => ({
  read: ([first]) => {
    const page = Number(first);
    return Number.isSafeInteger(page) && page > 1 ? page : 1;
  },
  write: (value) => (value > 1 ? [String(value)] : []),
});

/** Puts these values into an address; what else stands there stays. */
export function writeState<State extends object>(
  codecs: CodecsOf<State>,
  params: URLSearchParams,
  values: Partial<State>,
): URLSearchParams {
  for (const name of Object.keys(values) as (keyof State & string)[]) {
    const value = values[name];
    const [first, ...others] = value === undefined ? [] : codecs[name].write(value);
    if (first === undefined) params.delete(name);
    else params.set(name, first);
    for (const text of others) params.append(name, text);
  }
  return params;
}

export function readState<State extends object>(codecs: CodecsOf<State>, params: URLSearchParams): State {
  const names = Object.keys(codecs) as (keyof State & string)[];
  return Object.fromEntries(names.map((name) => [name, codecs[name].read(params.getAll(name))])) as State;
}
