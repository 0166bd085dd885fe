import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { mutate } from '../../../apollo/mutate';
import { codeOf } from '../../../errors/graphErrors';
import { QueryState } from '../../../errors/QueryState';
import { errorsInForm, useSubmit } from '../../../errors/useSubmit';
import { LeaveQuestion } from '../../../leaveGuard/LeaveQuestion';
import { type GuardedDialogProps, useGuardedDialog } from '../../../leaveGuard/useGuardedDialog';
import type { CutSheetProposal_proposalFragment } from '../../../parts/cutSheets/CutSheet.generated';
import { CutSheetFields } from '../../../parts/cutSheets/CutSheetFields';
import { CutSheetForm } from '../../../parts/cutSheets/CutSheetForm';
import {
  type CutSheetValues,
  firstValues,
  refuseProblems,
  toCutSheetInput,
} from '../../../parts/cutSheets/cutSheetValues';
import { TellUnsaved } from '../../../parts/cutSheets/TellUnsaved';
import { ReasonField } from '../../../parts/reports/ReasonField';
import { ButtonLink } from '../../../ui/button/Button';
import { DialogForm } from '../../../ui/form/FormDialog';
import { Cluster, Stack } from '../../../ui/layout/arrange';
import { Dialog } from '../../../ui/overlay/Dialog';
import { EmptyState } from '../../../ui/state/EmptyState';
import { SkeletonRows } from '../../../ui/state/Skeleton';
import { Heading } from '../../../ui/text/Text';
import {
  AcceptForHouseDocument,
  ChangeCutSheetDocument,
  type CutSheetsDialog_animalFragment,
  CutSheetsDialogDocument,
  ProposeForHouseDocument,
  type RanchSheet_sheetFragment,
} from './CutSheetsDialog.generated';
import { RanchSheet } from './RanchSheet';
import { sidesText } from './sheetStates';

interface CutSheetsDialogProps extends GuardedDialogProps {
  animalId: string;
}

export default function CutSheetsDialog({ animalId, ...props }: CutSheetsDialogProps) {
  const { isOpen, setUnsaved, close, question } = useGuardedDialog(props);
  const { data, error, refetch } = useQuery(CutSheetsDialogDocument, {
    variables: { id: animalId },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => refetch().catch(() => {});
  const animal = data?.animal;
  return (
    <>
      <Dialog
        open={isOpen}
        onOpenChange={close}
        title={animal ? `Cut sheets of animal ${animal.tag}` : 'Cut sheets'}
        description={animal?.processor ? `For ${animal.processor.name}` : undefined}
        size="large"
        toRead
      >
        {animal && <Sheets animal={animal} onUnsaved={setUnsaved} onOutdated={reload} />}
        {animal === null && <EmptyState title="No animal here" text="It isn't one of your herd." />}
        {!data && (
          <QueryState error={error} refetch={refetch} label="Loading cut sheets">
            <SkeletonRows rows={2} height="160px" />
          </QueryState>
        )}
      </Dialog>
      <LeaveQuestion of="the cut sheet" {...question} />
    </>
  );
}

interface SheetsProps {
  animal: CutSheetsDialog_animalFragment;
  onUnsaved: (unsaved: boolean) => void;
  onOutdated: () => unknown;
}

function Sheets({ animal, onUnsaved, onOutdated }: SheetsProps) {
  const [edited, setEdited] = useState<string>();
  const sheet = animal.cutSheets.find(({ sides }) => sides.join() === edited);
  const done = () => {
    setEdited(undefined);
    onUnsaved(false);
  };
  if (!sheet) {
    return (
      <Stack gap={4}>
        <Cluster justify="end">
          <ButtonLink href={`/api/animals/${animal.id}/cut-sheets.pdf`} target="_blank" size="small">
            Print for the Processor
          </ButtonLink>
        </Cluster>
        {animal.cutSheets.map((cutSheet) => (
          <RanchSheet
            key={cutSheet.sides.join()}
            sheet={cutSheet}
            stage={animal.stage}
            onEdit={() => setEdited(cutSheet.sides.join())}
          />
        ))}
      </Stack>
    );
  }
  const form = { sheet, onUnsaved, onOutdated, onDone: done };
  return sheet.open ? <HouseSheet {...form} /> : <ChangeSheet animalId={animal.id} {...form} />;
}

type Values = CutSheetValues & { reason: string };

/** Changes a sheet after the due date. The families learn the reason. */
function ChangeSheet({ animalId, sheet, onUnsaved, onDone }: EditedSheetProps & { animalId: string }) {
  const [initial] = useState(() => ({ ...firstValues(sheet), reason: '' }));
  const change = useSubmit({
    send: ({ reason, ...choices }: Values) =>
      mutate(ChangeCutSheetDocument, { animalId, sides: sheet.sides, sheet: toCutSheetInput(choices), reason }),
    successToast: { title: 'Cut sheet changed', description: 'We told the families why.' },
    onSuccess: onDone,
    ...errorsInForm(),
  });
  const send = (values: Values) => {
    refuseProblems(values, sheet);
    return change(values);
  };
  return (
    <Stack gap={2}>
      <Heading level={3}>{`Change the cuts of ${sidesText(sheet.sides).toLowerCase()}`}</Heading>
      <DialogForm<Values> initialValues={initial} onSubmit={send} onCancel={onDone} submitLabel="Change Cuts">
        <TellUnsaved onUnsaved={onUnsaved} />
        <CutSheetFields sheet={sheet} />
        <ReasonField label="Why are you changing it?" hint="The families read this." />
      </DialogForm>
    </Stack>
  );
}

interface EditedSheetProps {
  sheet: RanchSheet_sheetFragment;
  onUnsaved: (unsaved: boolean) => void;
  /** Called if the server reports that this sheet has changed in the meantime. */
  onOutdated: () => unknown;
  onDone: () => void;
}

/** Edits the ranch's own proposal for quarters that it keeps for its household. */
function HouseSheet({ sheet, onUnsaved, onOutdated, onDone }: EditedSheetProps) {
  const claimId = sheet.claims.find(({ keptByRanch }) => keptByRanch)?.id ?? '';
  const outcome = {
    ...errorsInForm(),
    onSuccess: onDone,
    onError: (error: unknown) => codeOf(error) === 'CONFLICT' && onOutdated(),
  };
  const propose = useSubmit({
    send: (values: CutSheetValues) => mutate(ProposeForHouseDocument, { claimId, sheet: toCutSheetInput(values) }),
    successToast: { title: 'Your cuts are saved' },
    ...outcome,
  });
  const accept = useSubmit({
    send: ({ id: proposalId }: CutSheetProposal_proposalFragment) =>
      mutate(AcceptForHouseDocument, { claimId, proposalId }),
    successToast: { title: "You've agreed on the cuts" },
    ...outcome,
  });
  return (
    <Stack gap={2}>
      <Heading level={3}>{`${sidesText(sheet.sides)}: our own cuts`}</Heading>
      <CutSheetForm sheet={sheet} onPropose={propose} onAccept={accept} onCancel={onDone} onUnsaved={onUnsaved} />
    </Stack>
  );
}
