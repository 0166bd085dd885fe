const REVIEW = `id stars words share hangingPounds packagedPounds photos authorName editedAt answer hidden hiddenReason mine
  editableUntil order { id } rancher { rating reviewCount ratingCounts }`;

export const WRITE = `mutation ($orderId: ID!, $input: ReviewInput!) {
  writeReview(orderId: $orderId, input: $input) { review { ${REVIEW} } }
}`;
export const EDIT = `mutation ($reviewId: ID!, $input: ReviewInput!) {
  editReview(reviewId: $reviewId, input: $input) { review { ${REVIEW} } }
}`;
export const DELETE = `mutation ($reviewId: ID!) {
  deleteReview(reviewId: $reviewId) { order { id canReview review { id } rancher { rating reviewCount ratingCounts } } }
}`;
export const ANSWER = `mutation ($reviewId: ID!, $answer: String!) {
  answerReview(reviewId: $reviewId, answer: $answer) { review { ${REVIEW} } }
}`;
export const REPORT = `mutation ($reviewId: ID!, $reason: String!) {
  reportReview(reviewId: $reviewId, reason: $reason) { review { id } }
}`;
const decide = (decision: 'HIDE' | 'SHOW' | 'KEEP', reason = '') =>
  `mutation ($reviewId: ID!${reason && ', $reason: String'}) {
    decideReport(kind: REVIEW, id: $reviewId, decision: ${decision}${reason && ', reason: $reason'}) { review { ${REVIEW} } }
  }`;
export const HIDE = decide('HIDE', 'with a reason');
export const SHOW = decide('SHOW');
export const DISMISS = decide('KEEP');

export const ORDER = `query ($id: ID!) { order(id: $id) { canReview review { ${REVIEW} } } }`;
export const OF_RANCH = `query ($id: ID!, $sort: ReviewSort, $first: Int, $after: String) {
  rancher(id: $id) {
    rating reviewCount ratingCounts
    reviews(sort: $sort, first: $first, after: $after) { nodes { ${REVIEW} } totalCount pageInfo { hasNextPage endCursor } }
  }
}`;
const WAITING = 'id hidden reports { reason reporter { id } } order { id }';
export const JUDGED = `{ admin {
  cases(first: 100) { nodes { review { ${WAITING} } } } hiddenReviews(first: 100) { nodes { ${WAITING} } }
} }`;

type Waiting = { id: string; reports: unknown[] };
type Judged = { admin: { cases: { nodes: { review: Waiting | null }[] }; hiddenReviews: { nodes: Waiting[] } } };

/** The reported reviews, or the hidden ones. */
export const judgedIn = ({ admin }: Judged, hidden = false): Waiting[] =>
  hidden ? admin.hiddenReviews.nodes : admin.cases.nodes.flatMap(({ review }) => review ?? []);
