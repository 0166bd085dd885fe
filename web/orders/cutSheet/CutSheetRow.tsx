import {
  FAMILY_CUT_SHEET_STATE,
  type FamilyCutSheetState,
  familyCutSheetState,
} from '../../../rules/herd/familyCutSheet';
import { useUrlDialog } from '../../address/useUrlDialog';
import { Button } from '../../ui/button/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import type { Tone } from '../../ui/text/tones';
import { ShareTask } from '../claims/ShareTask';
import type { CutSheetRow_sheetFragment } from './CutSheetRow.generated';
import { sheetDueText, sheetText } from './sheetText';

const LOOKS: Record<FamilyCutSheetState, [tone: Tone, button: string]> = {
  MISSING: ['warning', 'Choose Your Cuts'],
  PROPOSED_BY_YOU: ['info', 'View Your Proposal'],
  PROPOSED_BY_OTHER: ['warning', 'Answer Cut Sheet'],
  AGREED: ['success', 'View Cut Sheet'],
  STANDARD: ['neutral', 'View Cut Sheet'],
  CHANGED: ['info', 'View Cut Sheet'],
};

interface CutSheetRowProps {
  claimId: string;
  /** Such as 'animal 41'. */
  of: string;
  sheet: CutSheetRow_sheetFragment;
}

/** Shows the state of a family's cut sheet, with a button that opens the sheet. */
export function CutSheetRow({ claimId, of, sheet }: CutSheetRowProps) {
  const dialog = useUrlDialog('cutSheet');
  const state = familyCutSheetState(sheet);
  const [tone, button] = LOOKS[state];
  return (
    <ShareTask
      title="Cut sheet"
      state={{ text: FAMILY_CUT_SHEET_STATE.label(state), tone }}
      text={[sheetText(sheet), sheetDueText(sheet)].filter(Boolean).join(' ')}
    >
      <Button variant={tone === 'warning' ? 'primary' : 'secondary'} onClick={() => dialog.open(claimId)}>
        {button}
        <VisuallyHidden> of {of}</VisuallyHidden>
      </Button>
    </ShareTask>
  );
}
