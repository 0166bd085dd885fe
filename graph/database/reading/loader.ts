import DataLoader from 'dataloader';
import type { Context } from '../../context';

const loaded = new WeakMap<Context, Map<unknown, Map<string, unknown>>>();

function variantsOf(context: Context, batch: unknown): Map<string, unknown> {
  const ofRequest = loaded.get(context) ?? new Map<unknown, Map<string, unknown>>();
  const variants = ofRequest.get(batch) ?? new Map<string, unknown>();
  loaded.set(context, ofRequest.set(batch, variants));
  return variants;
}

/** Drops what a request has loaded, because a write in the same request makes it outdated. */
export function forgetLoaded(context: Context): void {
  loaded.delete(context);
}

/** Reads the records of many keys at once, and returns them in the order of the keys. */
type Batch<Key, Value, Variant> = (context: Context, keys: Key[], variant: Variant) => Promise<Value[]>;

/** Returns a function that loads a key's record. Each request and variant has its own DataLoader. */
export function loader<Key, Value, Variant = undefined>(batch: Batch<Key, Value, Variant>) {
  return (context: Context, key: Key, ...[variant]: Variant extends undefined ? [] : [Variant]): Promise<Value> => {
    const variants = variantsOf(context, batch) as Map<string, DataLoader<Key, Value>>;
    const name = JSON.stringify(variant) ?? '';
    const found =
      variants.get(name) ?? new DataLoader<Key, Value>((keys) => batch(context, [...keys], variant as Variant));
    variants.set(name, found);
    return found.load(key);
  };
}

/** Returns the row of each key, in the order of the keys. A key without a row gets null. */
export function onePerKey<Key, Row>(keys: Key[], rows: Row[], keyOf: (row: Row) => Key): (Row | null)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key) ?? null);
}

/** Groups the rows by key, in the order of the keys. The rows of a key keep their order. */
export function manyPerKey<Key, Row>(keys: Key[], rows: Row[], keyOf: (row: Row) => Key): Row[][] {
  const byKey = new Map<Key, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) byKey.get(keyOf(row))?.push(row);
  return keys.map((key) => byKey.get(key) ?? []);
}
