import { useState } from 'react';
import { phoneUrl } from '../../../rules/fields/phoneUrl';
import { FAMILY_CUT_SHEET_STATE, familyCutSheetState } from '../../../rules/herd/familyCutSheet';
import { customerDate } from '../../../rules/time/dates';
import { mutate } from '../../apollo/mutate';
import { codeOf, messageOf } from '../../errors/graphErrors';
import { errorsInForm, useSubmit } from '../../errors/useSubmit';
import { CutLines } from '../../parts/cutSheets/CutLines';
import type {
  CutSheet_sheetFragment,
  CutSheetProposal_proposalFragment,
} from '../../parts/cutSheets/CutSheet.generated';
import { CutSheetForm } from '../../parts/cutSheets/CutSheetForm';
import { type CutSheetValues, otherProposal, toCutSheetInput } from '../../parts/cutSheets/cutSheetValues';
import { Button, ButtonLink } from '../../ui/button/Button';
import { Stack } from '../../ui/layout/arrange';

import { DialogFooter } from '../../ui/overlay/DialogFooter';
import { Notice } from '../../ui/state/Notice';
import { TextLink } from '../../ui/text/Link';
import { Text } from '../../ui/text/Text';
import {
  AcceptCutSheetDocument,
  type CutSheetDialog_claimFragment,
  ProposeCutSheetDocument,
} from './CutSheetDialog.generated';
import { sheetDueText, sheetText } from './sheetText';

interface FamilySheetProps {
  claim: CutSheetDialog_claimFragment;
  sheet: CutSheet_sheetFragment;
  onUnsaved: (unsaved: boolean) => void;
  onClose: () => void;
  onSaved: () => void;
  /** Called if the server refuses because the sheet has changed. */
  onOutdated: () => unknown;
}

/** Shows the cut sheet of a family's side: the questions if there is something to decide, or else the decided cuts. */
export function FamilySheet({ claim, sheet, onUnsaved, onClose, onSaved, onOutdated }: FamilySheetProps) {
  const [isEditing, setEditing] = useState(sheet.lines.length === 0 || sheet.proposals.length > 0);
  const { propose, accept } = useDecide({ claimId: claim.id, onSaved, onOutdated });
  return (
    <Stack gap={3}>
      <Stack gap={1.5}>
        <StateNotice sheet={sheet} />
        <NewProposal sheet={sheet} />
      </Stack>
      {isEditing && sheet.open ? (
        <CutSheetForm
          sheet={sheet}
          processorMayCall={claim.processorMayCall}
          onPropose={propose}
          onAccept={accept}
          onCancel={onClose}
          onUnsaved={onUnsaved}
        />
      ) : (
        <>
          <CurrentSheet sheet={sheet} />
          {!sheet.open && <AskTheRanch claim={claim} />}
          <DialogFooter>
            <ButtonLink href={`/api/claims/${claim.id}/cut-sheet.pdf`} target="_blank">
              Print
            </ButtonLink>
            {sheet.open && <Button onClick={() => setEditing(true)}>Change Cuts</Button>}
            <Button variant="primary" onClick={onClose}>
              Close
            </Button>
          </DialogFooter>
        </>
      )}
    </Stack>
  );
}

type DecideOptions = Pick<FamilySheetProps, 'onSaved' | 'onOutdated'> & { claimId: string };

function useDecide({ claimId, onSaved, onOutdated }: DecideOptions) {
  const reloadIfOutdated = (error: unknown) => codeOf(error) === 'CONFLICT' && onOutdated();
  const propose = useSubmit({
    send: ({ processorMayCall, ...values }: CutSheetValues) =>
      mutate(ProposeCutSheetDocument, { claimId, sheet: toCutSheetInput(values), processorMayCall }),
    successToast: ({ proposeCutSheet }) =>
      proposeCutSheet.claim.cutSheet?.state === 'AGREED'
        ? { title: 'Cut sheet sent' }
        : { title: 'Your cuts are proposed', description: "We'll email you once you both agree." },
    ...errorsInForm(),
    onSuccess: onSaved,
    onError: reloadIfOutdated,
  });
  const accept = useSubmit({
    send: ({ id: proposalId }: CutSheetProposal_proposalFragment) =>
      mutate(AcceptCutSheetDocument, { claimId, proposalId }),
    successToast: { title: "You've agreed on the cuts" },
    errorToast: (error) => ({
      title: codeOf(error) === 'CONFLICT' ? 'Something changed meanwhile' : "Couldn't agree to these cuts",
      description: messageOf(error),
    }),
    onSuccess: onSaved,
    onError: reloadIfOutdated,
  });
  return { propose, accept };
}

const NOTICE_TONES = {
  MISSING: 'info',
  PROPOSED_BY_YOU: 'info',
  PROPOSED_BY_OTHER: 'warning',
  AGREED: 'success',
  STANDARD: 'info',
  CHANGED: 'info',
} as const;

function StateNotice({ sheet }: { sheet: CutSheet_sheetFragment }) {
  const state = familyCutSheetState(sheet);
  return (
    <Notice tone={NOTICE_TONES[state]} title={FAMILY_CUT_SHEET_STATE.label(state)}>
      <p>{sheetText(sheet)}</p>
      <p>{sheetDueText(sheet)}</p>
    </Notice>
  );
}

/** Announces a new proposal of the other family while the viewer's family is choosing. */
function NewProposal({ sheet }: { sheet: CutSheet_sheetFragment }) {
  const theirs = otherProposal(sheet)?.id;
  const [initial] = useState(theirs);
  return (
    <div role="status">
      {theirs && theirs !== initial && (
        <Notice>They just proposed new cuts. What you've chosen below is still there.</Notice>
      )}
    </div>
  );
}

/** Shows the decided cuts, or the ranch's standard cuts, which are used if nobody decides. */
function CurrentSheet({ sheet }: { sheet: CutSheet_sheetFragment }) {
  const { lines, notes, standard, decidedAt } = sheet;
  const isDecided = lines.length > 0;
  return (
    <Stack gap={1}>
      {decidedAt && (
        <Text size={15} tone="soft">
          Since {customerDate(decidedAt)}
        </Text>
      )}
      <CutLines lines={isDecided ? lines : standard} notes={isDecided ? notes : null} />
    </Stack>
  );
}

function AskTheRanch({ claim: { order } }: { claim: CutSheetDialog_claimFragment }) {
  if (!order) return null;
  const { ranchName, contact } = order.rancher;
  return (
    <Text size={15}>
      Need something changed? Ask {ranchName}
      {contact.phone && (
        <>
          {' '}
          at <TextLink href={phoneUrl(contact.phone)}>{contact.phone}</TextLink>
        </>
      )}
      .
    </Text>
  );
}
