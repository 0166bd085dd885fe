import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { LIMITS } from '../../../rules/fields/limits';
import { color, hairline, media, radius, shadow, space } from '../../theme/tokens';
import { DragHandle } from '../../ui/button/DragHandle';
import { FieldShell } from '../../ui/form/FieldShell';
import { BareInput, InputFrame } from '../../ui/input/inputLook';
import { RanchPicture } from '../ranches/RanchPicture';
import { PictureActions } from './PictureActions';
import type { Photo } from './usePhotoList';

interface PhotoRowProps {
  photo: Photo;
  /** The photo's place from 1. The first photo is the main one. */
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

  /* Keeps rows low, so that moving a photo with the thumb takes little scrolling. */
  ${media.phone} {
    grid-template-columns: auto 96px minmax(0, 1fr);
    gap: ${space(1)};
  }
`;

const Details = styled.div`
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
  // Keeps photos from moving sideways, because the list is vertical.
  const style = { transform: CSS.Translate.toString(transform && { ...transform, x: 0 }), transition };
  return (
    <Row ref={setNodeRef} style={style} $lifted={isDragging}>
      <MoveHandle ref={setActivatorNodeRef} label={`Move photo ${place}`} {...attributes} {...listeners} />
      <RanchPicture url={photo.url} alt={photo.alt || `Photo ${place}`} ratio="3/2" sizes="240px" rounded />
      <Details>
        <PictureActions noun="photo" place={place} onMakeMain={onMakeMain} onRemove={onRemove} />
        <DescriptionInput place={place} value={photo.alt} onChange={onDescribe} />
      </Details>
    </Row>
  );
}

interface MoveHandleProps extends ComponentProps<'button'> {
  label: string;
}

const Handle = styled(DragHandle)`
  align-self: stretch;
`;

function MoveHandle({ label, ...rest }: MoveHandleProps) {
  return (
    <Handle aria-label={label} {...rest}>
      <GripVertical size={20} aria-hidden />
    </Handle>
  );
}

interface DescriptionInputProps {
  place: number;
  value: string;
  onChange: (description: string) => void;
}

/** Describes a photo for families who can't see it. */
function DescriptionInput({ place, value, onChange }: DescriptionInputProps) {
  const id = useId();
  return (
    <FieldShell id={id} label={`Describe photo ${place}`} optional error={undefined}>
      <InputFrame>
        <BareInput
          id={id}
          value={value}
          maxLength={LIMITS.photoAlt}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      </InputFrame>
    </FieldShell>
  );
}
