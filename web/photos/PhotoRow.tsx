import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { RanchPicture } from '../ranchers/RanchPicture';
import { hairline } from '../theme/mixins';
import { color, media, radius, shadow, space } from '../theme/tokens';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Cluster } from '../ui/Cluster';
import { IconButton } from '../ui/IconButton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { MoveHandle } from './MoveHandle';
import { PhotoWords } from './PhotoWords';
import type { Photo } from './usePhotoList';

interface PhotoRowProps {
  photo: Photo;
  /** From 1; the first is the main one. */
  place: number;
  onDescribe: (alt: string) => void;
  onMakeMain: () => void;
  onRemove: () => void;
}

const Row = styled.li<{ $lifted: boolean }>`
  position: relative;
  z-index: ${({ $lifted }) => ($lifted ? 1 : 'auto')};
  display: grid;
  grid-template-columns: auto 144px minmax(0, 1fr);
  gap: ${space(1.5)};
  align-items: start;
  padding: ${space(1.5)} ${space(1.5)} ${space(1.5)} ${space(0.5)};
  border: ${hairline};
  border-radius: ${radius};
  background: ${color.card};
  box-shadow: ${({ $lifted }) => ($lifted ? shadow : 'none')};

  /* Low rows: one that is moved by thumb has to find its place without much scrolling. */
  ${media.phone} {
    grid-template-columns: auto 96px minmax(0, 1fr);
    gap: ${space(1)};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(1)};

  ${media.phone} {
    display: contents;

    & > :last-child {
      grid-column: 1 / -1;
      padding-left: ${space(1)};
    }
  }
`;

export function PhotoRow({ photo, place, onDescribe, onMakeMain, onRemove }: PhotoRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: photo.url,
  });
  // Photos stand under each other: they have no business at the side.
  const style = { transform: CSS.Translate.toString(transform && { ...transform, x: 0 }), transition };
  return (
    <Row ref={setNodeRef} style={style} $lifted={isDragging}>
      <MoveHandle ref={setActivatorNodeRef} label={`Move photo ${place}`} {...attributes} {...listeners} />
      <RanchPicture url={photo.url} alt={photo.alt || `Photo ${place}`} ratio="3/2" sizes="240px" rounded />
      <Words>
        <Cluster justify="between">
          {place === 1 ? (
            <Badge tone="success">Main photo</Badge>
          ) : (
            <Button variant="quiet" size="small" onClick={onMakeMain}>
              Make main
              <VisuallyHidden>{`photo ${place}`}</VisuallyHidden>
            </Button>
          )}
          <IconButton icon={Trash2} label={`Remove photo ${place}`} size="small" onClick={onRemove} />
        </Cluster>
        <PhotoWords place={place} value={photo.alt} onChange={onDescribe} />
      </Words>
    </Row>
  );
}
