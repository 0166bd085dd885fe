import { useFormikContext } from 'formik';
import { useState } from 'react';
import { cutSheetDifferences } from '../../../rules/herd/cutSheet';
import { Button } from '../../ui/button/Button';
import { Form } from '../../ui/form/Form';
import { SubmitButton } from '../../ui/form/FormActions';
import { Section } from '../../ui/layout/Section';

import { DialogFooter } from '../../ui/overlay/DialogFooter';
import { Text } from '../../ui/text/Text';
import { CutDifferences } from './CutDifferences';
import type { CutSheet_sheetFragment, CutSheetProposal_proposalFragment } from './CutSheet.generated';
import { CutSheetFields } from './CutSheetFields';
import {
  type CutSheetValues,
  firstValues,
  otherProposal,
  ownProposal,
  refuseProblems,
  sheetOfProposal,
} from './cutSheetValues';
import { TellUnsaved } from './TellUnsaved';

interface CutSheetFormProps {
  sheet: CutSheet_sheetFragment;
  /** The family's answer so far. Undefined for the ranch, which isn't asked. */
  processorMayCall?: boolean;
  onPropose: (values: CutSheetValues) => Promise<boolean>;
  /** Accepts the proposal of the other family or the ranch. */
  onAccept: (proposal: CutSheetProposal_proposalFragment) => Promise<boolean>;
  onCancel: () => void;
  onUnsaved: (unsaved: boolean) => void;
}

/** Proposes how a side is cut, or accepts the proposal of the other family or the ranch. */
export function CutSheetForm({ sheet, processorMayCall, onPropose, onAccept, onCancel, onUnsaved }: CutSheetFormProps) {
  const [initial] = useState(() => ({
    ...firstValues(sheet),
    ...(processorMayCall !== undefined && { processorMayCall }),
  }));
  const theirs = otherProposal(sheet);
  const send = async (values: CutSheetValues) => {
    if (theirs && isSame(values, theirs)) return onAccept(theirs);
    refuseProblems(values, sheet);
    return onPropose(values);
  };
  return (
    <Form initialValues={initial} onSubmit={send} label="Cut sheet">
      <TellUnsaved onUnsaved={onUnsaved} />
      {theirs && <TheirProposal sheet={sheet} theirs={theirs} onAccept={onAccept} />}
      <CutSheetFields sheet={sheet} theirs={theirs} />
      <DialogFooter>
        <Button onClick={onCancel}>Cancel</Button>
        <SendButton sheet={sheet} theirs={theirs} />
      </DialogFooter>
    </Form>
  );
}

const isSame = (values: CutSheetValues, proposal: CutSheetProposal_proposalFragment) =>
  cutSheetDifferences(values, sheetOfProposal(proposal)).length === 0;

type Theirs = CutSheetProposal_proposalFragment;

type TheirProposalProps = Pick<CutSheetFormProps, 'sheet' | 'onAccept'> & { theirs: Theirs };

function TheirProposal({ sheet, theirs, onAccept }: TheirProposalProps) {
  const { values, isSubmitting } = useFormikContext<CutSheetValues>();
  const [isAccepting, setAccepting] = useState(false);
  const accept = async () => {
    setAccepting(true);
    await onAccept(theirs);
    setAccepting(false);
  };
  const who = theirs.byRanch ? 'The ranch' : 'They';
  if (isSame(values, theirs)) {
    const wants = theirs.byRanch ? 'The ranch wants' : 'They want';
    return <Text>{`${wants} what's chosen below. Agree, or change what you'd like different.`}</Text>;
  }
  return (
    <Section
      title={ownProposal(sheet) ? 'Where you differ' : `What ${who === 'They' ? 'they' : 'the ranch'} proposed`}
      level={3}
      rule="none"
      actions={
        <Button onClick={accept} pending={isAccepting} disabled={isSubmitting}>
          {agreeLabel(theirs)}
        </Button>
      }
    >
      <CutDifferences mine={values} theirs={sheetOfProposal(theirs)} names={['You', who]} />
    </Section>
  );
}

const agreeLabel = ({ byRanch }: Theirs) => (byRanch ? "Agree to the Ranch's" : 'Agree to Theirs');

function SendButton({ sheet, theirs }: { sheet: CutSheet_sheetFragment; theirs: Theirs | undefined }) {
  const { values } = useFormikContext<CutSheetValues>();
  const mine = ownProposal(sheet);
  if (theirs && isSame(values, theirs)) return <SubmitButton>{agreeLabel(theirs)}</SubmitButton>;
  const decidesAlone = sheet.holders === 1 && sheet.quartersLeft === 0;
  return (
    <SubmitButton disabled={mine !== undefined && isSame(values, mine)}>
      {decidesAlone ? 'Send Cut Sheet' : 'Send My Cuts'}
    </SubmitButton>
  );
}
