import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { actsFor } from '../../../rules/complaints/complaintState';
import { useSubmit } from '../../errors/useSubmit';
import type { ReportDecision, ReportKind } from '../../graphTypes.generated';
import { ReasonDialog } from '../../parts/reports/ReasonDialog';
import { Cluster } from '../../ui/layout/arrange';
import { RowButton, RowMenu } from '../../ui/table/RowButton';
import { ApprovalCountsDocument } from '../ApprovalCounts.generated';
import { ReadConversation } from '../conversations/ReadConversation';
import {
  type CaseRow_caseFragment,
  type CaseRow_complaintFragment,
  type CaseRow_messageFragment,
  type CaseRow_reviewFragment,
  DecideReportDocument,
} from './CasesTab.generated';
import { CloseComplaintDialog, DecideComplaintDialog } from './DecideComplaint';

export function CaseActions({ found: { complaint, message, review } }: { found: CaseRow_caseFragment }) {
  if (complaint) return <ComplaintActions complaint={complaint} />;
  if (message) return <MessageActions message={message} />;
  return review && <ReviewActions review={review} />;
}

function ComplaintActions({ complaint }: { complaint: CaseRow_complaintFragment }) {
  const [open, setOpen] = useState<'read' | 'decide' | 'close'>();
  const acts = actsFor('PLATFORM', { ...complaint, side: complaint.side as 'CUSTOMER', proposedBy: null });
  const of = `order ${complaint.order.id}`;
  const onClose = () => setOpen(undefined);
  return (
    <>
      <Cluster>
        <RowButton of={of} onClick={() => setOpen('read')}>
          Read…
        </RowButton>
        {acts.includes('DECIDE') && (
          <RowButton of={of} variant="primary" onClick={() => setOpen('decide')}>
            Decide…
          </RowButton>
        )}
        {acts.includes('CLOSE') && (
          <RowButton of={of} onClick={() => setOpen('close')}>
            Close…
          </RowButton>
        )}
      </Cluster>
      <ReadConversation id={open === 'read' ? complaint.conversationId : undefined} onClose={onClose} />
      {open === 'decide' && <DecideComplaintDialog complaint={complaint} onClose={onClose} />}
      {open === 'close' && <CloseComplaintDialog complaint={complaint} onClose={onClose} />}
    </>
  );
}

function useDecision(kind: ReportKind, id: string, onDone?: () => void) {
  const [decideReport] = useMutation(DecideReportDocument, {
    refetchQueries: [ApprovalCountsDocument],
    // Lists leave out what the cache doesn't have.
    update: (cache) => void cache.evict({ id: `Case:${kind}-${id}` }),
  });
  return useSubmit({
    send: ({ decision, reason = null }: { decision: ReportDecision; reason?: string | null }) =>
      decideReport({ variables: { kind, id, decision, reason } }),
    successToast: (_, { decision }) => TOASTS[decision],
    errorToast: 'Couldn’t save the decision',
    onSuccess: () => onDone?.(),
  });
}

const TOASTS = {
  KEEP: { title: 'Report Closed', description: 'What was reported stays as it is.' },
  HIDE: { title: 'Review Hidden', description: 'Its author has been notified by email.' },
  SHOW: { title: 'Review Shown Again' },
};

function MessageActions({ message: { id, authorName, conversationId } }: { message: CaseRow_messageFragment }) {
  const [isReading, setReading] = useState(false);
  const decide = useDecision('MESSAGE', id);
  const of = `message by ${authorName}`;
  return (
    <Cluster>
      <RowButton of={of} onClick={() => setReading(true)}>
        Read Conversation…
      </RowButton>
      <RowMenu of={of} groups={[[{ label: 'Close Report', onSelect: () => decide({ decision: 'KEEP' }) }]]} />
      <ReadConversation id={isReading ? conversationId : undefined} onClose={() => setReading(false)} />
    </Cluster>
  );
}

function ReviewActions({ review: { id, authorName } }: { review: CaseRow_reviewFragment }) {
  const [isHiding, setHiding] = useState(false);
  const close = () => setHiding(false);
  const decide = useDecision('REVIEW', id, close);
  const of = `review by ${authorName}`;
  return (
    <Cluster>
      <RowButton of={of} variant="danger" onClick={() => setHiding(true)}>
        Hide Review
      </RowButton>
      <RowMenu of={of} groups={[[{ label: 'Dismiss Reports', onSelect: () => decide({ decision: 'KEEP' }) }]]} />
      {isHiding && (
        <ReasonDialog
          onClose={close}
          title={`Hide the review by ${authorName}`}
          description="Only its author and admins will see it, and it won’t count for the rating. The author gets your reason by email."
          question="Reason"
          onSubmit={({ reason }) => decide({ decision: 'HIDE', reason })}
          submitLabel="Hide Review"
          submitVariant="danger"
        />
      )}
    </Cluster>
  );
}

export function ShowReview({ review: { id, authorName } }: { review: CaseRow_reviewFragment }) {
  const decide = useDecision('REVIEW', id);
  return (
    <RowButton of={`review by ${authorName}`} onClick={() => decide({ decision: 'SHOW' })}>
      Show Again
    </RowButton>
  );
}
