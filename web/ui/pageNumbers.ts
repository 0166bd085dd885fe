export type PageMark = number | 'gap-before' | 'gap-after';

/** The pages worth a button: all of a few; of many the ends and the neighbors, with gaps between. */
export function pageNumbers(page: number, pages: number): PageMark[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, at) => at + 1);
  const first = Math.max(2, Math.min(page - 1, pages - 4));
  const last = Math.min(pages - 1, Math.max(page + 1, 5));
  const middle: PageMark[] = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  if (first > 2) middle.unshift('gap-before');
  if (last < pages - 1) middle.push('gap-after');
  return [1, ...middle, pages];
}
