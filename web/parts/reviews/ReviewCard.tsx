import type { ReactNode } from 'react';
import styled from 'styled-components';
import { poundsReceived } from '../../../rules/reviews/poundsReceived';
import { customerDate } from '../../../rules/time/dates';
import { ITEM_TYPE } from '../../../rules/words/vocabulary';
import { focusRing, hairline, size, space } from '../../theme/tokens';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Stars } from '../../ui/text/Stars';
import { Text } from '../../ui/text/Text';
import { RanchPicture } from '../ranches/RanchPicture';
import type { ReviewCard_reviewFragment } from './ReviewCard.generated';

/** Preserves the writer's line breaks, and breaks long words. */
const ReviewText = styled.p`
  max-width: 68ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Answer = styled.div`
  display: grid;
  gap: ${space(0.5)};
  max-width: 68ch;
  margin-top: ${space(0.5)};
  padding-left: ${space(2)};
  border-left: ${hairline};
  border-left-width: 3px;
  font-size: ${size[15]};
`;

interface ReviewCardProps {
  review: ReviewCard_reviewFragment;
  ranchName: string;
  actions?: ReactNode;
}

/** Shows a family's review as plain text, without turning URLs into links. */
export function ReviewCard({ review, ranchName, actions }: ReviewCardProps) {
  const { authorName, stars, words, photos, createdAt, editedAt, answer, answeredAt } = review;
  return (
    <Stack as="article" gap={1} aria-label={`Review by ${authorName}`}>
      <Cluster justify="between" gap={1}>
        <Text strong>{authorName}</Text>
        <Stars rating={stars} />
      </Cluster>
      <Cluster justify="between" gap={1}>
        <Text size={15} tone="soft">
          {[boughtText(review), customerDate(createdAt), editedAt && 'edited'].filter(Boolean).join(' · ')}
        </Text>
        {actions}
      </Cluster>
      <ReviewText dir="auto">{words}</ReviewText>
      {photos.length > 0 && <ReviewPhotos photos={photos} authorName={authorName} />}
      {answer && (
        <Answer>
          <Text strong tone="soft">
            {ranchName} answered{answeredAt && ` on ${customerDate(answeredAt)}`}
          </Text>
          <ReviewText dir="auto">{answer}</ReviewText>
        </Answer>
      )}
    </Stack>
  );
}

/** Returns 'Half Cow: hanging 310 lb, 196 lb in the freezer'. */
function boughtText({ share, ...weights }: ReviewCard_reviewFragment): string {
  const pounds = poundsReceived(weights);
  if (!share) return pounds;
  return pounds ? `${ITEM_TYPE.label(share)}: ${pounds}` : ITEM_TYPE.label(share);
}

const PhotoLink = styled.a`
  display: block;
  width: 96px;

  &:focus-visible {
    ${focusRing}
  }
`;

/** Shows a family's photos, each with a link to its full size. */
function ReviewPhotos({ photos, authorName }: { photos: readonly string[]; authorName: string }) {
  return (
    <Cluster as="ul">
      {photos.map((url, index) => (
        <li key={url}>
          <PhotoLink href={url} target="_blank" rel="noreferrer">
            <RanchPicture url={url} alt={`Photo ${index + 1} by ${authorName}`} ratio="1/1" sizes="96px" rounded />
          </PhotoLink>
        </li>
      ))}
    </Cluster>
  );
}
