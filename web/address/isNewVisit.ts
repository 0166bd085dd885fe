/** Returns whether the page was opened by its URL or a link, and not by a reload or through the browser's history. */
export function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
