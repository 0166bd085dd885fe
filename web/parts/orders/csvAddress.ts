/** Returns where a list can be downloaded with its filters: `csvAddress('rancher/orders', { status: ['PENDING'] })`. */
export function csvAddress(table: string, filters: Record<string, unknown>): string {
  const given = Object.entries(filters).filter(([, value]) => value);
  const params = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/api/${table}.csv?${params}`;
}
