import pg from 'pg';

const { builtins } = pg.types;

/** Parses a sum or a count. These stay far below 2^53, so a larger value is a bug and throws. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
}

/** Works on the text: a Date for each time is slow, and cursors compare the microseconds. */
function isoTime(text: string): string {
  if (!text.endsWith('+00')) return text;
  const dot = text.indexOf('.');
  const fraction = dot < 0 ? '' : text.slice(dot + 1, -3);
  const seconds = text.slice(0, dot < 0 ? -3 : dot);
  return `${seconds.replace(' ', 'T')}.${fraction.padEnd(3, '0')}Z`;
}

const asText = (text: string) => text;

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [builtins.NUMERIC, Number],
  [builtins.TIMESTAMPTZ, isoTime],
  [builtins.DATE, asText],
]);

/** Converts columns to JavaScript values. Set for each connection, so that no global of the driver is changed. */
export const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const parser = format === 'binary' ? undefined : parsers.get(oid);
    return parser ?? pg.types.getTypeParser(oid, format);
  },
};
