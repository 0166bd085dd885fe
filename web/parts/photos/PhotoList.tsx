import {
  type Active,
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Over,
  PointerSensor,
  type ScreenReaderInstructions,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type RefObject, useRef, useState } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';

import { VisuallyHidden } from '../../ui/text/Text';
import { PhotoRow } from './PhotoRow';
import type { EditedPhotos } from './usePhotoList';

interface PhotoListProps {
  list: EditedPhotos;
  dragging: RefObject<boolean>;
}

const List = styled.ol`
  display: grid;
  gap: ${space(1.5)};
`;

/** Lists the photos, which can be moved by mouse, touch or keyboard. */
export function PhotoList({ list, dragging }: PhotoListProps) {
  const { photos, announcement } = list;
  const root = useRef<HTMLOListElement>(null);
  const sensors = usePhotoSensors();
  const [accessibility] = useState(screenReaderTexts);
  const urls = photos.map(({ url }) => url);

  /** Moves the focus to the list after an action, because the pressed button disappears. */
  const andFocusList = (act: () => void) => () => {
    act();
    root.current?.focus();
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      {...draggingOf(urls, list, dragging)}
    >
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <SortableContext items={urls} strategy={verticalListSortingStrategy}>
        <List ref={root} tabIndex={-1} aria-label="Photos in their order">
          {photos.map((photo, index) => (
            <PhotoRow
              key={photo.url}
              photo={photo}
              place={index + 1}
              onDescribe={(alt) => list.describe(photo.url, alt)}
              onMakeMain={andFocusList(() => list.makeMain(photo.url))}
              onRemove={andFocusList(() => list.remove(photo.url))}
            />
          ))}
        </List>
      </SortableContext>
    </DndContext>
  );
}

/** Tracks whether a photo is being dragged, and moves it when it's dropped. */
function draggingOf(urls: string[], list: PhotoListProps['list'], dragging: PhotoListProps['dragging']) {
  const setDragging = (isDragging: boolean) => {
    dragging.current = isDragging;
  };
  return {
    onDragStart: () => setDragging(true),
    onDragCancel: () => setDragging(false),
    onDragEnd: ({ active, over }: DragEndEvent) => {
      setDragging(false);
      if (over && over.id !== active.id) list.move(String(active.id), urls.indexOf(String(over.id)));
    },
  };
}

/** Starts to move a photo only after 4 pixels, so that a trembling finger doesn't move it. */
const pointer = { activationConstraint: { distance: 4 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };

function usePhotoSensors() {
  return useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard));
}

const placeOf = ({ data }: Active | Over) => `place ${(data.current?.sortable.index ?? 0) + 1}`;

const screenReaderInstructions: ScreenReaderInstructions = {
  draggable:
    'Press Space to pick up the photo, the arrow keys to move it, Space to put it down, or Escape to put it back.',
};

function screenReaderTexts() {
  let isJustPicked = false;
  const announcements: Announcements = {
    onDragStart({ active }) {
      isJustPicked = true;
      return `Picked up the photo in ${placeOf(active)}.`;
    },
    onDragOver({ over }) {
      // A picked-up photo is over its own place. Announcing that place would cut off the announcement that it was picked up.
      const isNewPlace = !isJustPicked && over;
      isJustPicked = false;
      return isNewPlace ? `The photo is over ${placeOf(over)}.` : undefined;
    },
    onDragEnd: ({ over }) => (over ? `The photo was put in ${placeOf(over)}.` : 'The photo stays where it was.'),
    onDragCancel: ({ active }) => `The photo stays in ${placeOf(active)}.`,
  };
  return { announcements, screenReaderInstructions };
}
