import { type FamilyCutSheetState, familyCutSheetState } from '../../../rules/herd/familyCutSheet';
import { useUrlDialog } from '../../address/useUrlDialog';
import { Button } from '../../ui/button/Button';

import { VisuallyHidden } from '../../ui/text/Text';
import type { CutSheetButton_sheetFragment } from './CutSheetButton.generated';

const LABELS: Record<FamilyCutSheetState, string> = {
  MISSING: 'Choose Your Cuts',
  PROPOSED_BY_YOU: 'View Your Proposal',
  PROPOSED_BY_OTHER: 'Answer Cut Sheet',
  AGREED: 'View Cut Sheet',
  STANDARD: 'View Cut Sheet',
  CHANGED: 'View Cut Sheet',
};

interface CutSheetButtonProps {
  claimId: string;
  /** Such as 'animal 41'. */
  of: string;
  sheet: CutSheetButton_sheetFragment;
  /** Whether it's what the order waits for. */
  isMain: boolean;
}

export function CutSheetButton({ claimId, of, sheet, isMain }: CutSheetButtonProps) {
  const dialog = useUrlDialog('cutSheet');
  return (
    <Button size="small" variant={isMain ? 'primary' : 'secondary'} onClick={() => dialog.open(claimId)}>
      {LABELS[familyCutSheetState(sheet)]}
      <VisuallyHidden> of {of}</VisuallyHidden>
    </Button>
  );
}
