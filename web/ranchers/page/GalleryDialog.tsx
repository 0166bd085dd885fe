import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { tabular } from '../../theme/mixins';
import { color, size, space } from '../../theme/tokens';
import { Dialog } from '../../ui/Dialog';
import { IconButton } from '../../ui/IconButton';
import { RanchPicture } from '../RanchPicture';
import type { UrlDialog } from '../useUrlDialog';
import type { GalleryPicture } from './galleryPictures';
import { useArrowKeys } from './useArrowKeys';
import { useSwipe } from './useSwipe';

interface GalleryDialogProps {
  name: string;
  pictures: readonly GalleryPicture[];
  /** From 1; anything else is the first. */
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

/** The pictures one by one over the whole screen: by button, arrow key or swipe, around and around. */
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
