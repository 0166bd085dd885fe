import { useUrlDialog } from '../../address/useUrlDialog';
import { Button } from '../../ui/button/Button';

import { VisuallyHidden } from '../../ui/text/Text';

interface LivePurchaseButtonProps {
  claimId: string;
  /** Such as 'animal 41'. */
  of: string;
  confirmedAt: string | null;
  /** Whether it's what the order waits for. */
  isMain: boolean;
}

/** Opens the text by which a family confirms the purchase of its share of the live animal. */
export function LivePurchaseButton({ claimId, of, confirmedAt, isMain }: LivePurchaseButtonProps) {
  const dialog = useUrlDialog('livePurchase');
  return (
    <Button size="small" variant={isMain ? 'primary' : 'secondary'} onClick={() => dialog.open(claimId)}>
      {confirmedAt ? 'View Purchase' : 'Confirm Your Purchase'}
      <VisuallyHidden> of {of}</VisuallyHidden>
    </Button>
  );
}
