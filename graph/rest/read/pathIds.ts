const RECORDS: Record<string, string | undefined> = {
  ranchers: 'ranch',
  rancher: 'ranch',
  favorites: 'ranch',
  check: 'ranch',
  orders: 'order',
  customer: 'customer',
  'rancher-products': 'product',
  animals: 'animal',
  claims: 'share',
  doors: 'door',
  recalls: 'recall',
  'order-payments': 'payment',
};

/** Returns the ids in a path. The segment before each id names its record. */
export function pathIds(path: string): { name: string; record: string }[] {
  const parts = path.split('/');
  return parts.flatMap((part, index) => {
    if (!part.startsWith(':')) return [];
    const record = RECORDS[parts[index - 1] ?? ''];
    if (!record) throw new Error(`${path}: RECORDS has no record for the id ${part}`);
    return [{ name: part.slice(1), record }];
  });
}

export function pathParameters(path: string) {
  return pathIds(path).map(({ name, record }) => ({
    name,
    in: 'path',
    required: true,
    description: `Id of the ${record}.`,
    schema: { type: 'integer', minimum: 1 },
  }));
}

/** Converts a path to OpenAPI's syntax: /ranchers/{id} */
export const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');
