const viewer = `# Asked as who is signed in, or with a token.
#
# Run    the button at the right, or Ctrl + Enter
# Docs   the book at the left tells of every field
# Money  integer cents: 123456 is $1,234.56
# Lists  'first' so many 'after' the endCursor
#
# More examples in the other tabs.

query Viewer {
  # Null for strangers.
  viewer {
    id
    name
    userType
  }
}
`;

const ranches = `# Approved ranches near a place, the nearest first.
# With a token: RANCHERS_READ.

query Ranches($near: NearInput, $after: String) {
  ranchers(filter: { near: $near }, first: 5, after: $after) {
    totalCount
    nodes {
      id
      ranchName
      city
      state
      quarterCowPrice
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`;

const events = `# What became of orders and commission, in order:
# to those of your ranch, for admins to all.
# Go on after the last endCursor and miss nothing.
# With a token: ORDERS_READ or COMMISSIONS_READ.

query Events($after: String) {
  events(first: 20, after: $after) {
    nodes {
      id
      type
      createdAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`;

/** What one finds on the first visit; from then on GraphiQL remembers the tabs. */
export const firstTabs = [
  { query: viewer },
  { query: ranches, variables: JSON.stringify({ near: { zipCode: '78704', miles: 200 } }, null, 2) },
  { query: events },
];
