interface Listed {
  nodes: readonly unknown[];
  totalCount: number;
}

/** 'Orders (3)', or 'Orders (the newest 20 of 45)' where not all are shown. */
export function countedTitle(noun: string, { nodes, totalCount }: Listed): string {
  const count = nodes.length < totalCount ? `the newest ${nodes.length} of ${totalCount}` : totalCount;
  return `${noun} (${count})`;
}
