/** For a query after news. Without it, Apollo takes the answer to the same query that is under way, which may not know the news yet. */
export const networkOnly = { fetchPolicy: 'network-only', context: { queryDeduplication: false } } as const;
