import type { ReactNode } from 'react';
import styled from 'styled-components';
import { standingText } from '../../../rules/complaints/complaintText';
import { COMPLAINT_KIND, type OrderParty } from '../../../rules/complaints/complaintWords';
import { adminDateTime } from '../../../rules/time/dates';
import { BRAND } from '../../../rules/words/brand';
import { pluralize } from '../../../rules/words/pluralize';
import { ReviewCard } from '../../parts/reviews/ReviewCard';
import { paths } from '../../paths';
import { space } from '../../theme/tokens';
import { Badge } from '../../ui/text/Badge';
import { TextLink } from '../../ui/text/Link';
import { Text } from '../../ui/text/Text';
import { RecordLink } from '../RecordLink';
import type {
  CaseRow_caseFragment,
  CaseRow_complaintFragment,
  CaseRow_messageFragment,
  CaseRow_reviewFragment,
} from './CasesTab.generated';

/** Preserves line breaks, and isolates text that is written from right to left. */
const UserText = styled.p`
  max-width: 48ch;
  font-weight: 400;
  white-space: pre-line;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;

const What = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  min-width: 240px;
  font-weight: 400;
`;

export function WhatCell({ found: { complaint, message, review } }: { found: CaseRow_caseFragment }) {
  if (complaint) return <ComplaintWhat complaint={complaint} />;
  if (message) return <MessageWhat message={message} />;
  return review && <ReviewWhat review={review} />;
}

function Kind({ label, children }: { label: string; children: ReactNode }) {
  return (
    <What>
      <Badge>{label}</Badge>
      {children}
    </What>
  );
}

function ComplaintWhat({ complaint }: { complaint: CaseRow_complaintFragment }) {
  const { kind, order } = complaint;
  return (
    <Kind label="Order">
      <Text strong>{COMPLAINT_KIND.label(kind)}</Text>
      <RecordLink kind="order" id={order.id}>{`Order #${order.id}`}</RecordLink>
      <Text>{standingText(complaint, 'PLATFORM', namesOf(complaint)[complaint.waitsFor ?? 'PLATFORM'])}</Text>
    </Kind>
  );
}

function MessageWhat({ message: { text, photoCount, authorName, reason } }: { message: CaseRow_messageFragment }) {
  return (
    <Kind label="Message">
      <UserText dir="auto">{text || pluralize(photoCount, 'photo')}</UserText>
      <Text tone="soft">{`By ${authorName}`}</Text>
      <UserText dir="auto">{`“${reason}”`}</UserText>
    </Kind>
  );
}

export function ReviewWhat({ review }: { review: CaseRow_reviewFragment }) {
  const { rancher, reports } = review;
  return (
    <Kind label="Review">
      <ReviewCard review={review} ranchName={rancher.ranchName} />
      <TextLink to={paths.ranch(rancher)}>{rancher.ranchName}</TextLink>
      {reports.map(({ id, reason, reporter, createdAt }) => (
        <UserText key={id} dir="auto">{`“${reason}” ${reporter.name}, ${adminDateTime(createdAt)}`}</UserText>
      ))}
    </Kind>
  );
}

const namesOf = ({ order }: CaseRow_complaintFragment): Record<OrderParty, string> => ({
  CUSTOMER: order.customer.name,
  RANCH: order.rancher.ranchName,
  PLATFORM: BRAND,
});

/** Who waits for whom, such as 'Ann Miller waits for Cedar Fork Ranch'. */
export function WhoCell({ found: { complaint, message, review, waitsFor } }: { found: CaseRow_caseFragment }) {
  if (complaint) {
    const names = namesOf(complaint);
    const waiting = waitsFor === 'CUSTOMER' ? 'RANCH' : waitsFor === 'RANCH' ? 'CUSTOMER' : complaint.side;
    return `${names[waiting]} waits for ${waitsFor === 'PLATFORM' ? 'us' : names[waitsFor]}`;
  }
  const reporter = message?.reporterName ?? review?.reports[0]?.reporter.name ?? 'A deleted account';
  return `${reporter} waits for us`;
}
