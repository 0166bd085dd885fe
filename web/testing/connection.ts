/** Returns a page of a list as in a GraphQL response, such as of `'Order'`. It's the last page unless the total is higher. */
export const connectionOf = <Node>(noun: string, nodes: Node[], totalCount = nodes.length) => ({
  __typename: `${noun}Connection`,
  nodes,
  totalCount,
  totalCountIsMinimum: false,
  pageInfo: { __typename: 'PageInfo', hasNextPage: totalCount > nodes.length, endCursor: `after ${nodes.length}` },
});
