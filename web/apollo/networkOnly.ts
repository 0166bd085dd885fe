/** Options for a query after a change. By default, Apollo reuses a pending request, whose response may lack the change. */
export const networkOnly = { fetchPolicy: 'network-only', context: { queryDeduplication: false } } as const;
