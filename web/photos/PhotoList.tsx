import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type RefObject, useRef, useState } from 'react';
import styled from 'styled-components';
import { space } from '../theme/tokens';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { PhotoRow } from './PhotoRow';
import { spokenMoves } from './spokenMoves';
import type { EditedPhotos } from './usePhotoList';
import { usePhotoSensors } from './usePhotoSensors';

interface PhotoListProps {
  list: EditedPhotos;
  dragging: RefObject<boolean>;
}

const List = styled.ol`
  display: grid;
  gap: ${space(1.5)};
`;

/** The photos in their order, to be moved by mouse, thumb or keyboard. */
export function PhotoList({ list, dragging }: PhotoListProps) {
  const { photos, news } = list;
  const root = useRef<HTMLOListElement>(null);
  const sensors = usePhotoSensors();
  const [accessibility] = useState(spokenMoves);
  const urls = photos.map(({ url }) => url);

  const hold = (isDragging: boolean) => {
    dragging.current = isDragging;
  };
  const drop = ({ active, over }: DragEndEvent) => {
    hold(false);
    if (over && over.id !== active.id) list.move(String(active.id), urls.indexOf(String(over.id)));
  };
  /** The button that was pressed goes away with what it does. */
  const andFocus = (act: () => void) => () => {
    act();
    root.current?.focus();
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragStart={() => hold(true)}
      onDragEnd={drop}
      onDragCancel={() => hold(false)}
    >
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <SortableContext items={urls} strategy={verticalListSortingStrategy}>
        <List ref={root} tabIndex={-1} aria-label="Photos in their order">
          {photos.map((photo, index) => (
            <PhotoRow
              key={photo.url}
              photo={photo}
              place={index + 1}
              onDescribe={(alt) => list.describe(photo.url, alt)}
              onMakeMain={andFocus(() => list.makeMain(photo.url))}
              onRemove={andFocus(() => list.remove(photo.url))}
            />
          ))}
        </List>
      </SortableContext>
    </DndContext>
  );
}
