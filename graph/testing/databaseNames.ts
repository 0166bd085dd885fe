/** One run of the tests owns every database whose name begins like this. */
export function runPrefix(run: number): string {
  return `herdline_test_${run}_`;
}

export function runOf(database: string): number {
  return Number(database.split('_')[2]);
}

/** The same server, another database. */
export function withDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
