import DataLoader from 'dataloader';
import type { Context } from '../../context';

const loaded = new WeakMap<Context, Map<unknown, Map<string, unknown>>>();

function variantsOf(context: Context, batch: unknown): Map<string, unknown> {
  const ofRequest = loaded.get(context) ?? new Map<unknown, Map<string, unknown>>();
  const variants = ofRequest.get(batch) ?? new Map<string, unknown>();
  loaded.set(context, ofRequest.set(batch, variants));
  return variants;
}

/** After a write, what was read before it in the same request is out of date. */
export function forgetLoaded(context: Context): void {
  loaded.delete(context);
}

/** Reads the records of many keys at once. Each answer stands at its key's place. */
type Batch<Key, Value, Variant> = (context: Context, keys: Key[], variant: Variant) => Promise<Value[]>;

/**
 * A DataLoader for each request and variant (the columns or arguments asked for), made when it is first needed.
 * This is what stands behind every edge of the graph.
 */
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

/** Puts each row at its key's place; a key without a row gets null. */
export function onePerKey<Key, Row>(keys: Key[], rows: Row[], keyOf: (row: Row) => Key): (Row | null)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key) ?? null);
}

/** Gathers the rows of each key, in the order in which they came. */
export function manyPerKey<Key, Row>(keys: Key[], rows: Row[], keyOf: (row: Row) => Key): Row[][] {
  const byKey = new Map<Key, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) byKey.get(keyOf(row))?.push(row);
  return keys.map((key) => byKey.get(key) ?? []);
}
