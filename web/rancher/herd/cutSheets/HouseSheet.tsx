import { mutate } from '../../../apollo/mutate';
import { codeOf } from '../../../errors/graphErrors';
import { errorsInForm, useSubmit } from '../../../errors/useSubmit';
import type { CutSheetProposal_proposalFragment } from '../../../parts/cutSheets/CutSheet.generated';
import { CutSheetForm } from '../../../parts/cutSheets/CutSheetForm';
import { type CutSheetValues, toCutSheetInput } from '../../../parts/cutSheets/cutSheetValues';
import { Stack } from '../../../ui/layout/arrange';
import { Heading } from '../../../ui/text/Text';
import {
  AcceptForHouseDocument,
  ProposeForHouseDocument,
  type RanchSheet_sheetFragment,
} from './CutSheetsDialog.generated';
import { sidesText } from './sheetStates';

export interface EditedSheetProps {
  sheet: RanchSheet_sheetFragment;
  onUnsaved: (unsaved: boolean) => void;
  /** Called if the server reports that this sheet has changed in the meantime. */
  onOutdated: () => unknown;
  onDone: () => void;
}

/** Edits the ranch's own proposal for quarters that it keeps for its household. */
export function HouseSheet({ sheet, onUnsaved, onOutdated, onDone }: EditedSheetProps) {
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
