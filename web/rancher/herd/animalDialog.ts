import type { AnimalCard_animalFragment } from './AnimalCard.generated';

/** What every dialog about one animal gets. */
export interface AnimalDialogProps {
  animal: AnimalCard_animalFragment;
  open: boolean;
  onClose: () => void;
}
