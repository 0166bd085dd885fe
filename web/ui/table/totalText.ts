/** How many a list has, as connections say it. */
export interface Total {
  totalCount: number;
  /** Whether there are more: long lists are not counted to their end. */
  totalCountIsMinimum: boolean;
}

/** '42', or '10,000+' where nobody counted further. */
export function totalText({ totalCount, totalCountIsMinimum }: Total): string {
  return totalCountIsMinimum ? `${totalCount.toLocaleString('en-US')}+` : String(totalCount);
}
