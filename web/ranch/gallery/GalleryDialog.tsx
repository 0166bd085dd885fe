import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type TouchEvent, useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import type { UrlDialog } from '../../address/useUrlDialog';
import { RanchPicture } from '../../parts/ranches/RanchPicture';
import { color, size, space, tabular } from '../../theme/tokens';
import { IconButton } from '../../ui/button/IconButton';
import { Dialog } from '../../ui/overlay/Dialog';

import type { GalleryPicture } from './galleryPictures';

interface GalleryDialogProps {
  name: string;
  pictures: readonly GalleryPicture[];
  /** The picture's number, starting at 1. An invalid number shows the first picture. */
  place: number;
  dialog: UrlDialog;
}

const Stage = styled.figure`
  display: grid;
  flex: 1;
  min-height: 0;
  place-items: center;
  touch-action: pan-y pinch-zoom;

  picture {
    display: contents;
  }

  img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
    background: none;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding-top: ${space(2)};
`;

const Place = styled.p`
  ${tabular}
  min-width: 14ch;
  color: ${color.soft};
  font-size: ${size[15]};
  text-align: center;
`;

/** Shows one picture at a time on the full screen. Buttons, arrow keys and swipes change the picture and wrap around. */
export default function GalleryDialog({ name, pictures, place, dialog }: GalleryDialogProps) {
  const index = pictures[place - 1] === undefined ? 0 : place - 1;
  const shown = pictures[index];
  const open = dialog.value !== null;
  const step = (by: number) => {
    const next = (index + by + pictures.length) % pictures.length;
    dialog.change({ image: String(next + 1) });
  };
  useArrowKeys(open, step);
  const swipe = useSwipe(step);
  return (
    <Dialog open={open} onOpenChange={() => dialog.close()} title={name} size="full">
      <Stage {...swipe}>
        <RanchPicture url={shown?.url ?? null} alt={shown?.alt || `${name}, image ${index + 1}`} eager />
      </Stage>
      <Bar>
        <IconButton icon={ChevronLeft} label="Previous image" variant="outline" onClick={() => step(-1)} />
        <Place role="status">{`Image ${index + 1} of ${pictures.length}`}</Place>
        <IconButton icon={ChevronRight} label="Next image" variant="outline" onClick={() => step(1)} />
      </Bar>
    </Dialog>
  );
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Listens on the document, so that the arrow keys work wherever the focus is. */
function useArrowKeys(active: boolean, step: (by: number) => void) {
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (STEPS[key]) step(STEPS[key]);
  });

  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}

/** The minimum length of a swipe. A shorter move is a tap or part of a scroll. */
const MIN_SWIPE_PX = 48;

/** Returns handlers for swipes: to the left for the next picture, to the right for the previous picture. */
function useSwipe(step: (by: number) => void) {
  const start = useRef<number | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers zoom instead.
      start.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0]?.clientX;
      if (start.current === null || end === undefined) return;
      const distance = end - start.current;
      if (Math.abs(distance) >= MIN_SWIPE_PX) step(distance < 0 ? 1 : -1);
      start.current = null;
    },
  };
}
