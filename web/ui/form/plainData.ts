/** The values of a form. This file replaces the parts of lodash that Formik uses for them. */

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** Copies a list or a plain object. Returns anything else, such as a picked file, unchanged. */
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) return [...value];
  return isPlainObject(value) ? { ...value } : value;
}

export function cloneDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneDeep);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cloneDeep(part)]));
}

/** Splits a field's name into steps: 'products[0].price' becomes ['products', '0', 'price']. */
export function toPath(path: unknown): string[] {
  return Array.isArray(path) ? path.map(String) : (String(path).match(/[^.[\]]+/g) ?? []);
}
