import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Cluster';
import { IconButton } from '../../ui/IconButton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { RanchPicture } from '../RanchPicture';

interface GalleryPictureProps {
  url: string;
  /** From 1; the first is the main one. */
  place: number;
  onMakeMain: () => void;
  onRemove: () => void;
}

const Root = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(1)};
`;

export function GalleryPicture({ url, place, onMakeMain, onRemove }: GalleryPictureProps) {
  return (
    <Root>
      <RanchPicture url={url} alt={`Image ${place}`} ratio="3/2" sizes="240px" rounded />
      <Cluster justify="between">
        {place === 1 ? (
          <Badge tone="success">Main image</Badge>
        ) : (
          <Button variant="quiet" size="small" onClick={onMakeMain}>
            Make main
            <VisuallyHidden>{` image ${place}`}</VisuallyHidden>
          </Button>
        )}
        <IconButton icon={Trash2} label={`Remove image ${place}`} size="small" onClick={onRemove} />
      </Cluster>
    </Root>
  );
}
