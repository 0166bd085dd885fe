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
export const HIDE = `mutation ($reviewId: ID!, $reason: String!) {
  hideReview(reviewId: $reviewId, reason: $reason) { review { ${REVIEW} } }
}`;
export const SHOW = `mutation ($reviewId: ID!) { showReview(reviewId: $reviewId) { review { ${REVIEW} } } }`;
export const DISMISS = 'mutation ($reviewId: ID!) { dismissReviewReports(reviewId: $reviewId) { review { id } } }';

export const ORDER = `query ($id: ID!) { order(id: $id) { canReview review { ${REVIEW} } } }`;
export const OF_RANCH = `query ($id: ID!, $sort: ReviewSort, $first: Int, $after: String) {
  rancher(id: $id) {
    rating reviewCount ratingCounts
    reviews(sort: $sort, first: $first, after: $after) { nodes { ${REVIEW} } totalCount pageInfo { hasNextPage endCursor } }
  }
}`;
export const REPORTED = `query ($hidden: Boolean) { admin { reportedReviews(hidden: $hidden, first: 100) {
  nodes { id hidden reports { reason reporter { id } } order { id } }
} } }`;
