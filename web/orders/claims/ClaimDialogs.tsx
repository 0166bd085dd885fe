import { useUrlDialog } from '../../address/useUrlDialog';
import { useLastValue } from '../../ui/overlay/dialogState';
import { lazyDialog } from '../../ui/overlay/lazyDialog';

const CutSheetDialog = lazyDialog(() => import('../cutSheet/CutSheetDialog'));
const LivePurchaseDialog = lazyDialog(() => import('../livePurchase/LivePurchaseDialog'));

/** Shows the dialogs about a share. The URL opens them, because emails link to them, even if the order isn't loaded. */
export function ClaimDialogs() {
  const cutSheet = useClaimDialog('cutSheet');
  const livePurchase = useClaimDialog('livePurchase');
  return (
    <>
      {cutSheet && <CutSheetDialog key={cutSheet.claimId} {...cutSheet} />}
      {livePurchase && <LivePurchaseDialog key={livePurchase.claimId} {...livePurchase} />}
    </>
  );
}

/** Returns the props of the dialog whose claim is in the URL parameter `name`. The ID remains while the dialog closes. */
function useClaimDialog(name: string) {
  const { value, open, close } = useUrlDialog(name);
  const claimId = useLastValue(value);
  if (!claimId) return null;
  return { claimId, open: value !== null, onReopen: () => open(claimId), onClose: () => close() };
}
