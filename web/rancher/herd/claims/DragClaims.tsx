import {
  type Active,
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DroppableContainer,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Over,
  PointerSensor,
  pointerWithin,
  type ScreenReaderInstructions,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { color, edge, radius, shadow, size, space } from '../../../theme/tokens';
import { draggedShare, dropSpot } from './dragging';
import { shareText } from './shares';
import { placeShare, useMoveClaims } from './useMoveClaims';

const Lifted = styled.div`
  width: fit-content;
  padding: ${space(1)} ${space(1.5)};
  border: ${edge} solid ${color.ink};
  border-radius: ${radius};
  background: ${color.card};
  box-shadow: ${shadow};
  font-size: ${size[15]};
  font-weight: 600;
`;

/** Lets ranchers move shares between the line and the animals by mouse, touch or keyboard. */
export function DragClaims({ children }: { children: ReactNode }) {
  const move = useMoveClaims();
  const [lifted, setLifted] = useState<string>();
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard));
  const drop = ({ active, over }: DragEndEvent) => {
    setLifted(undefined);
    const { claim, spot } = draggedShare(active);
    const target = over && dropSpot(over);
    if (!target || isSame(spot, target.spot)) return;
    void move(placeShare(claim, spot, target.spot));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointerOrCenter}
      accessibility={accessibility}
      onDragStart={({ active }) => setLifted(shareText(draggedShare(active).claim))}
      onDragEnd={drop}
      onDragCancel={() => setLifted(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null}>{lifted && <Lifted>{lifted}</Lifted>}</DragOverlay>
    </DndContext>
  );
}

type AnySpot = ReturnType<typeof draggedShare>['spot'];

const isSame = (one: AnySpot, other: AnySpot) => one?.animal.id === other?.animal.id && one?.side === other?.side;

/** A drag starts only after 4 pixels, so that a trembling finger doesn't move a share. */
const pointer = { activationConstraint: { distance: 4 } };

/** Finds the place under the pointer, or under the share's center for keyboards. Without a place, the share isn't moved. */
const underPointerOrCenter: CollisionDetection = (args) => {
  if (args.pointerCoordinates) return pointerWithin(args);
  const { left, top, width, height } = args.collisionRect;
  return pointerWithin({ ...args, pointerCoordinates: { x: left + width / 2, y: top + height / 2 } });
};

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Returns the coordinates of the next place where the share fits, in page order, when an arrow key is pressed. */
const nextPlace: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code];
  const { active, over, collisionRect, droppableContainers, droppableRects } = context;
  if (!step || !active || !collisionRect) return undefined;
  event.preventDefault();
  const places = droppableContainers.getEnabled().toSorted(inPageOrder);
  const target = places[indexAfter(places, over?.id ?? null, step, context.activeNode)];
  const rect = target && droppableRects.get(target.id);
  if (!rect) return undefined;
  return {
    x: rect.left + (rect.width - collisionRect.width) / 2,
    y: rect.top + (rect.height - collisionRect.height) / 2,
  };
};

/** Jumps to places out of view, because an interrupted smooth scroll would leave the share over no place. */
const keyboard = { coordinateGetter: nextPlace, scrollBehavior: 'instant' } as const;

const isFollowedBy = (one: Node, other: Node) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

function inPageOrder({ node: { current: one } }: DroppableContainer, { node: { current: other } }: DroppableContainer) {
  return one && other && isFollowedBy(one, other) ? -1 : 1;
}

/** Returns the index of the next place. A share that isn't over a place yet goes to the nearest one after or before it. */
function indexAfter(places: DroppableContainer[], over: Over['id'] | null, step: number, from: Node | null): number {
  const index = places.findIndex(({ id }) => id === over);
  if (index >= 0) return (index + step + places.length) % places.length;
  const isAfter = ({ node }: DroppableContainer) => Boolean(from && node.current && isFollowedBy(from, node.current));
  const first = places.findIndex(isAfter);
  if (step > 0) return Math.max(first, 0);
  return (first < 0 ? places.length : first || places.length) - 1;
}

const screenReaderInstructions: ScreenReaderInstructions = {
  draggable:
    'Press Space to pick up the share, the arrow keys to go from animal to animal, Space to put it down, or Escape to leave it where it was.',
};

const nameOf = (active: Active) => shareText(draggedShare(active).claim);

/** Screen readers announce these texts during a drag. A toast announces the result. */
const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${nameOf(active)}.`,
  onDragOver: ({ over }) => (over ? `Over ${dropSpot(over).label}.` : 'Over no place.'),
  onDragEnd: ({ active, over }) => (over ? undefined : `${nameOf(active)} stays where it was.`),
  onDragCancel: ({ active }) => `${nameOf(active)} stays where it was.`,
};

const accessibility = { announcements, screenReaderInstructions };
