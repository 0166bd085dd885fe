import { useState } from 'react';
import { type AnswerValues, answerForm } from '../../../rules/complaints/complaintForms';
import { actsFor, type ComplaintAct } from '../../../rules/complaints/complaintState';
import { remedyText, standingText } from '../../../rules/complaints/complaintText';
import { COMPLAINT_KIND, type ComplaintState, type OrderSide } from '../../../rules/complaints/complaintWords';
import { LIMITS } from '../../../rules/fields/limits';
import { toCents } from '../../../rules/money/money';
import { customerDate } from '../../../rules/time/dates';
import { useUrlDialog } from '../../address/useUrlDialog';
import { mutate } from '../../apollo/mutate';
import { Button } from '../../ui/button/Button';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { Field } from '../../ui/form/Field';
import { DialogForm } from '../../ui/form/FormDialog';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { ConfirmButton } from '../../ui/overlay/ConfirmButton';
import { Badge, type Tone } from '../../ui/text/Badge';
import { Heading, Text } from '../../ui/text/Text';
import { AddedPhotos, AddPhotos } from '../conversation/MessagePhotos';
import { useAddedPhotos } from '../conversation/useAddedPhotos';
import { ComplaintSteps } from './ComplaintSteps';
import type { ComplaintSteps_complaintFragment } from './ComplaintSteps.generated';
import { RemedyFields, useSeesMoney } from './RemedyFields';
import { useStep } from './useStep';
import {
  AcceptProposalDocument,
  AnswerComplaintDocument,
  CloseComplaintDocument,
  type Wrong_orderFragment,
} from './WrongDialog.generated';

type Complaint = ComplaintSteps_complaintFragment;

const TONES: Record<ComplaintState, Tone> = {
  OPEN: 'pending',
  ANSWERED: 'info',
  AGREED: 'success',
  DECIDED: 'success',
  CLOSED: 'neutral',
};

export const otherName = ({ rancher, customer }: Wrong_orderFragment, side: OrderSide) =>
  side === 'RANCH' ? customer.name : rancher.ranchName;

interface ComplaintCardProps {
  complaint: Complaint;
  order: Wrong_orderFragment;
  side: OrderSide;
}

export function ComplaintCard({ complaint, order, side }: ComplaintCardProps) {
  const { kind, state, dueAt, waitsFor } = complaint;
  const isDue = dueAt && waitsFor === side && (state === 'OPEN' || state === 'ANSWERED');
  return (
    <Stack as="section" aria-label={COMPLAINT_KIND.label(kind)}>
      <Heading level={3} size={17}>
        {COMPLAINT_KIND.label(kind)}
      </Heading>
      <div>
        <Badge tone={TONES[state]}>{standingText(complaint, side, otherName(order, side))}</Badge>
      </div>
      {isDue && <Text size={15}>{`Answer by ${customerDate(dueAt)}. After that our team decides.`}</Text>}
      <ComplaintSteps complaint={complaint} viewer={side} />
      <Acts complaint={complaint} order={order} side={side} />
    </Stack>
  );
}

function Acts({ complaint, order, side }: ComplaintCardProps) {
  const [isAnswering, setAnswering] = useState<boolean>();
  const facts = {
    ...complaint,
    side: complaint.side as OrderSide,
    proposedBy: complaint.proposedBy as OrderSide | null,
  };
  const isTurn = complaint.waitsFor === side;
  const may = (act: ComplaintAct) => actsFor(side, facts).includes(act);
  if (isAnswering) return <AnswerForm complaint={complaint} order={order} onDone={() => setAnswering(false)} />;
  return (
    <Cluster>
      {may('ACCEPT') && <AcceptButton complaint={complaint} side={side} />}
      {may('ANSWER') && (
        <Button
          variant={isTurn && !may('ACCEPT') ? 'primary' : 'secondary'}
          // Gets the focus back when the form closes.
          autoFocus={isAnswering === false}
          onClick={() => setAnswering(true)}
        >
          {complaint.side === side ? 'Reply' : 'Answer'}
        </Button>
      )}
      {side === 'RANCH' && complaint.remedy === 'PART_BACK' && complaint.state !== 'CLOSED' && (
        <RefundButton orderId={order.id} />
      )}
      {may('CLOSE') && <CloseButton complaint={complaint} />}
    </Cluster>
  );
}

const proposalFor = ({ entries }: Complaint, side: OrderSide) =>
  entries.findLast((entry) => entry.step === 'ANSWER' && entry.remedy !== null && entry.side !== side);

function AcceptButton({ complaint, side }: Pick<ComplaintCardProps, 'complaint' | 'side'>) {
  const withMoney = useSeesMoney();
  const proposal = proposalFor(complaint, side);
  const accept = useStep({
    send: () => mutate(AcceptProposalDocument, { complaintId: complaint.id, entryId: proposal?.id ?? '', withMoney }),
    successToast: { title: 'Agreed' },
  });
  if (!proposal || (proposal.remedy === 'PART_BACK' && !withMoney)) return null;
  return (
    <Button variant="primary" onClick={() => accept()}>
      {`Accept ${remedyText(proposal)}`}
    </Button>
  );
}

function RefundButton({ orderId }: { orderId: string }) {
  const wrong = useUrlDialog('wrong');
  const withMoney = useSeesMoney();
  if (!withMoney) return null;
  return (
    <Button variant="primary" onClick={() => wrong.change({ wrong: null, payment: orderId })}>
      Record the Refund
    </Button>
  );
}

function CloseButton({ complaint: { id, state } }: Pick<ComplaintCardProps, 'complaint'>) {
  const withMoney = useSeesMoney();
  const isAgreed = state === 'AGREED' || state === 'DECIDED';
  const close = useStep({
    send: () => mutate(CloseComplaintDocument, { complaintId: id, withMoney }),
    successToast: { title: isAgreed ? 'Closed' : 'Taken Back' },
  });
  if (isAgreed) return <Button onClick={() => close()}>I Have It</Button>;
  return (
    <ConfirmButton
      title="Take it back?"
      description="Nothing more happens then."
      confirmLabel="Take It Back"
      onConfirm={() => close()}
    >
      Take It Back
    </ConfirmButton>
  );
}

interface AnswerFormProps {
  complaint: ComplaintSteps_complaintFragment;
  order: Wrong_orderFragment;
  onDone: () => void;
}

/** Answers, with or without a proposal. Without reception, it's sent later. */
function AnswerForm({ complaint, order, onDone }: AnswerFormProps) {
  const withMoney = useSeesMoney();
  const photos = useAddedPhotos(order.conversation?.id ?? '', LIMITS.complaintPhotos);
  const answer = useStep({
    send: ({ text, remedy, amount, asksTeam }: AnswerValues) => {
      const proposal = { remedy: remedy || null, amount: remedy === 'PART_BACK' ? toCents(amount) : null };
      const input = { text, photos: photos.urls, asksTeam, ...proposal };
      return mutate(AnswerComplaintDocument, { complaintId: complaint.id, input, withMoney });
    },
    successToast: { title: 'Sent' },
    onSuccess: onDone,
    onQueued: onDone,
  });
  const isWithTeam = complaint.waitsFor === 'PLATFORM';
  return (
    <DialogForm<AnswerValues>
      label="Answer"
      initialValues={{ text: '', photos: [], remedy: '', amount: '', asksTeam: false }}
      schema={answerForm}
      onSubmit={answer}
      onCancel={onDone}
      submitLabel="Send"
      isHeld={photos.isUploading}
    >
      <Field name="text" type="textarea" label="Your answer" rows={4} maxLength={LIMITS.complaint} autoFocus />
      <AddedPhotos {...photos} />
      <div>
        <AddPhotos {...photos} />
      </div>
      <RemedyFields legend="What would make it right?" none="No proposal" />
      {!isWithTeam && (
        <CheckboxField name="asksTeam" label="Ask our team to decide" hint="You two can still agree until we do." />
      )}
    </DialogForm>
  );
}
