const viewer = `# Runs with your sign-in, or with a token.
#
# Run    the button at the right, or Ctrl + Enter
# Docs   the book at the left describes every field
# Money  integer cents: 123456 is $1,234.56
# Lists  'first' is the page size, 'after' the last endCursor
#
# More examples in the other tabs.

query Viewer {
  # Null if you're signed out.
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

const events = `# Events of your ranch's orders and commission, in order.
# Admins see those of every ranch.
# Continue after the last endCursor to miss nothing.
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

/** The tabs on the first visit. Later visits show the tabs that GraphiQL has stored. */
export const firstTabs = [
  { query: viewer },
  { query: ranches, variables: JSON.stringify({ near: { zipCode: '78704', miles: 200 } }, null, 2) },
  { query: events },
];
