/** For a query after a change. By default, Apollo reuses the same query if it's pending, whose answer may lack the change. */
export const networkOnly = { fetchPolicy: 'network-only', context: { queryDeduplication: false } } as const;
