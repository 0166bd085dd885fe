import { Heart } from 'lucide-react';
import styled from 'styled-components';
import { color } from '../theme/tokens';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { FavoriteButton_rancherFragment } from './FavoriteButton.generated';
import { useFavorite } from './useFavorite';

interface FavoriteButtonProps {
  rancher: FavoriteButton_rancherFragment;
  /** A heart alone, over a picture or in a bar; or with the word beside it. */
  look: 'heart' | 'word';
}

const Mark = styled(Heart)<{ $full: boolean }>`
  color: ${({ $full }) => ($full ? color.red : 'inherit')};
  fill: ${({ $full }) => ($full ? 'currentcolor' : 'none')};
`;

/** Saves a ranch among one's favorites, and takes it off again. */
export function FavoriteButton({ rancher, look }: FavoriteButtonProps) {
  const toggle = useFavorite(rancher);
  const { ranchName, isFavorite } = rancher;
  if (look === 'heart') {
    return (
      <IconButton icon={Heart} label={`Save ${ranchName}`} pressed={isFavorite} variant="solid" onClick={toggle} />
    );
  }
  return (
    <Button onClick={toggle}>
      <Mark size={18} aria-hidden $full={isFavorite} />
      {isFavorite ? 'Saved' : 'Save'}
      <VisuallyHidden> {ranchName}</VisuallyHidden>
    </Button>
  );
}
