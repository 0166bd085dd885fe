import type { AnimalCard_animalFragment } from './AnimalCard.generated';
import type { HerdClaim_claimFragment } from './claims/HerdClaim.generated';
import type { Spot } from './claims/useMoveClaims';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

export interface AnimalDialogProps extends DialogProps {
  animal: AnimalCard_animalFragment;
}

export interface ClaimDialogProps extends DialogProps {
  claim: HerdClaim_claimFragment;
  spot: Spot;
}
