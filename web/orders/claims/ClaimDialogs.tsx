import { useUrlDialog } from '../../address/useUrlDialog';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { useLastValue } from '../../ui/overlay/useLastValue';

const CutSheetDialog = lazyDialog(() => import('../cutSheet/CutSheetDialog'));
const LivePurchaseDialog = lazyDialog(() => import('../livePurchase/LivePurchaseDialog'));

/** The dialogs about one share that the address opens. Letters lead here, whichever page of orders it is on. */
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

/** A dialog about the claim that the address names under `name`. It stays while it closes. */
function useClaimDialog(name: string) {
  const { value, open, close } = useUrlDialog(name);
  const claimId = useLastValue(value);
  if (!claimId) return null;
  return { claimId, open: value !== null, onReopen: () => open(claimId), onClose: () => close() };
}
