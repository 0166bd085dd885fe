import type { AnimalCard_animalFragment } from './AnimalCard.generated';

/** The props of every dialog about one animal. */
export interface AnimalDialogProps {
  animal: AnimalCard_animalFragment;
  open: boolean;
  onClose: () => void;
}
