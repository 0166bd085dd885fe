/** What an answer looks like, whatever is in it: the names of its fields and the kinds of their values. */
export function shapeOf(value: unknown): unknown {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}

/** The same of a line of text: what figures it has is not looked at. */
export const lineShapeOf = (text: string) => text.replaceAll('\r', '').replace(/\d+/g, '0').trim();
