/** Whether the page was opened by its address or a link, and not by a reload or a step through the browser's history. */
export function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
