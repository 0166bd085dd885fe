import type { Active, Announcements, Over, ScreenReaderInstructions } from '@dnd-kit/core';

const placeOf = ({ data }: Active | Over) => `place ${(data.current?.sortable.index ?? 0) + 1}`;

const screenReaderInstructions: ScreenReaderInstructions = {
  draggable: 'Press Space to pick up the photo, the arrow keys to move it, Space to put it down, Escape to leave it.',
};

/** What a screen reader says while a photo is moved. */
export function spokenMoves() {
  let isJustPicked = false;
  const announcements: Announcements = {
    onDragStart({ active }) {
      isJustPicked = true;
      return `Picked up the photo in ${placeOf(active)}.`;
    },
    onDragOver({ over }) {
      // It lies over its own place at first: to say so would cut off that it was picked up.
      const isNews = !isJustPicked && over;
      isJustPicked = false;
      return isNews ? `The photo is over ${placeOf(over)}.` : undefined;
    },
    onDragEnd: ({ over }) => (over ? `The photo was put in ${placeOf(over)}.` : 'The photo stays where it was.'),
    onDragCancel: ({ active }) => `The photo stays in ${placeOf(active)}.`,
  };
  return { announcements, screenReaderInstructions };
}
