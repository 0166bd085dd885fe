/** Returns the URL that downloads a list with its filters: `csvUrl('rancher/orders', { status: ['PENDING'] })`. */
export function csvUrl(table: string, filters: Record<string, unknown>): string {
  const activeFilters = Object.entries(filters).filter(([, value]) => value);
  const params = new URLSearchParams(activeFilters.map(([name, value]) => [name, String(value)]));
  return `/api/${table}.csv?${params}`;
}
