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
import { color, radius, shadow, size, space } from '../../../theme/tokens';
import { draggedShare, dropSpot } from './dragging';
import { shareText } from './shares';
import { useMoveClaims } from './useMoveClaims';

const Lifted = styled.div`
  width: fit-content;
  padding: ${space(1)} ${space(1.5)};
  border: 1px solid ${color.ink};
  border-radius: ${radius};
  background: ${color.card};
  box-shadow: ${shadow};
  font-size: ${size[15]};
  font-weight: 600;
`;

/** Lets shares be moved between the line and the animals by mouse, thumb or keyboard. */
export function DragClaims({ children }: { children: ReactNode }) {
  const { move } = useMoveClaims();
  const [lifted, setLifted] = useState<string>();
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard));
  const drop = ({ active, over }: DragEndEvent) => {
    setLifted(undefined);
    const { claim, spot } = draggedShare(active);
    const target = over && dropSpot(over);
    if (!target || isSame(spot, target.spot)) return;
    void move(claim, spot, target.spot);
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

/** A share only moves after 4 pixels, so that a trembling finger doesn't move it. */
const pointer = { activationConstraint: { distance: 4 } };

/** Outside of every place, a share is over none and stays where it was. */
const underPointerOrCenter: CollisionDetection = (given) => {
  if (given.pointerCoordinates) return pointerWithin(given);
  const { left, top, width, height } = given.collisionRect;
  return pointerWithin({ ...given, pointerCoordinates: { x: left + width / 2, y: top + height / 2 } });
};

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The arrow keys go from place to place, in the order of the page, and only to those where the share fits. */
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

/** The page jumps to a place out of sight. A smooth scroll that something else breaks off would end over no place. */
const keyboard = { coordinateGetter: nextPlace, scrollBehavior: 'instant' } as const;

const follows = (one: Node, other: Node) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

function inPageOrder({ node: { current: one } }: DroppableContainer, { node: { current: other } }: DroppableContainer) {
  return one && other && follows(one, other) ? -1 : 1;
}

/** Over no place yet, the first step leads to the nearest one after or before the share itself. */
function indexAfter(places: DroppableContainer[], over: Over['id'] | null, step: number, from: Node | null): number {
  const at = places.findIndex(({ id }) => id === over);
  if (at >= 0) return (at + step + places.length) % places.length;
  const isAfter = ({ node }: DroppableContainer) => Boolean(from && node.current && follows(from, node.current));
  const first = places.findIndex(isAfter);
  if (step > 0) return Math.max(first, 0);
  return (first < 0 ? places.length : first || places.length) - 1;
}

const screenReaderInstructions: ScreenReaderInstructions = {
  draggable:
    'Press Space to pick up the share, the arrow keys to go from animal to animal, Space to put it down, or Escape to leave it where it was.',
};

const nameOf = (active: Active) => shareText(draggedShare(active).claim);

/** What a screen reader reads while a share is moved. The toast says what came of it. */
const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${nameOf(active)}.`,
  onDragOver: ({ over }) => (over ? `Over ${dropSpot(over).words}.` : 'Over no place.'),
  onDragEnd: ({ active, over }) => (over ? undefined : `${nameOf(active)} stays where it was.`),
  onDragCancel: ({ active }) => `${nameOf(active)} stays where it was.`,
};

const accessibility = { announcements, screenReaderInstructions };
