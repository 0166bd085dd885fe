import { customerDate } from '../../../rules/time/dates';
import { useUrlDialog } from '../../address/useUrlDialog';
import { Button } from '../../ui/button/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { ShareTask } from '../claims/ShareTask';

interface LivePurchaseRowProps {
  claimId: string;
  /** Such as 'animal 41'. */
  of: string;
  confirmedAt: string | null;
}

/** Shows whether a family has confirmed the purchase of its share of the live animal, with a button to open the text. */
export function LivePurchaseRow({ claimId, of, confirmedAt }: LivePurchaseRowProps) {
  const dialog = useUrlDialog('livePurchase');
  return (
    <ShareTask
      title="Your purchase"
      state={confirmedAt ? { text: 'Confirmed', tone: 'success' } : { text: 'Not confirmed', tone: 'warning' }}
      text={
        confirmedAt
          ? `On ${customerDate(confirmedAt)}, you bought your share of the live animal.`
          : "The processor only cuts for people who own the animal. So the law asks you to buy your share while it's alive."
      }
    >
      <Button variant={confirmedAt ? 'secondary' : 'primary'} onClick={() => dialog.open(claimId)}>
        {confirmedAt ? 'View Purchase' : 'Confirm Your Purchase'}
        <VisuallyHidden> of {of}</VisuallyHidden>
      </Button>
    </ShareTask>
  );
}
