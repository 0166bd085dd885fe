/** The number of items in a list, as GraphQL connections return it. */
export interface Total {
  totalCount: number;
  /** Whether there may be more items, since long lists are only counted up to a limit. */
  totalCountIsMinimum: boolean;
}

/** Formats a total as '42', or as '10,000+' if it was only counted up to a limit. */
export function totalText({ totalCount, totalCountIsMinimum }: Total): string {
  return totalCountIsMinimum ? `${totalCount.toLocaleString('en-US')}+` : String(totalCount);
}
