import { LIMITS } from '../../rules/fields/limits';

/** Reads and writes one value in the URL. Reading never fails, since people edit URLs and follow old links. */
export interface Codec<Value> {
  read: (texts: string[]) => Value;
  /** Returns an empty list for the default value, which the URL leaves out. */
  write: (value: Value) => string[];
}

export type CodecsOf<State> = { [Name in keyof State]: Codec<State[Name]> };

/** Turns HALF_COW into half-cow. Reading also accepts half_cow, which older links have. */
export const toUrlValue = (value: string) => value.toLowerCase().replaceAll('_', '-');

export const text = (maxLength: number = LIMITS.search): Codec<string> => ({
  read: ([first = '']) => first.slice(0, maxLength),
  write: (value) => (value ? [value] : []),
});

/** Returns a codec for one value of a list. It reads the default value if the URL has none of them. */
export function oneOf<Value extends string, Default extends Value | undefined>(
  values: readonly Value[],
  defaultValue: Default,
): Codec<Value | Default> {
  return {
    read: ([first = '']) => values.find((value) => toUrlValue(value) === toUrlValue(first)) ?? defaultValue,
    write: (value) => (value === undefined || value === defaultValue ? [] : [toUrlValue(value)]),
  };
}

/** Returns a codec for several values of a list, in the list's order, so that the same choice always has the same URL. */
export const manyOf = <Value extends string>(values: readonly Value[]): Codec<Value[]> => ({
  read: (texts) => values.filter((value) => texts.map(toUrlValue).includes(toUrlValue(value))),
  write: (chosen) => values.filter((value) => chosen.includes(value)).map(toUrlValue),
});

/** Returns whether a text is a valid day. Formats the parsed date again, since parsing turns February 30 into March 2. */
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Returns a codec for a day like 2026-11-21, or an empty text for none. */
export const day = (): Codec<string> => ({
  read: ([first = '']) => (isDay(first) && first > '1900' ? first : ''),
  write: (value) => (value ? [value] : []),
});

export const flag = (): Codec<boolean> => ({
  read: (texts) => texts.length > 0,
  write: (value) => (value ? ['1'] : []),
});

/** Returns a codec for a page number, which starts at 1. */
export const pageNumber = (): Codec<number> => ({
  read: ([first]) => {
    const page = Number(first);
    return Number.isSafeInteger(page) && page > 1 ? page : 1;
  },
  write: (value) => (value > 1 ? [String(value)] : []),
});

/** Writes these values into URL parameters. All other parameters stay. */
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
