import { MessageSquare } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { TAB_BAR_HEIGHT } from '../layout/tabBarHeight';
import { loadInGraph } from '../loadInGraph';
import { visuallyHidden } from '../theme/mixins';
import { color, layer, media, motion, radius, shadow, size, space, touch } from '../theme/tokens';
import { patient } from '../ui/patient';

const loadDialog = patient(() => loadInGraph(() => import('./FeedbackDialog')));
const FeedbackDialog = lazy(loadDialog);

/** Docked in the margin of the page, where no content stands; a phone has no margin, there it floats by itself. */
const Floating = styled.button`
  position: fixed;
  z-index: ${layer.bar};
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  padding: 0;
  border: 1px solid ${color.strongLine};
  background: ${color.card};
  color: ${color.ink};
  font-size: ${size[13]};
  font-weight: 600;
  cursor: pointer;
  transition: border-color ${motion.fast};

  &:hover {
    border-color: ${color.ink};
  }

  ${media.medium} {
    right: 0;
    bottom: ${space(10)};
    flex-direction: column-reverse;
    width: ${space(3.5)};
    padding-block: ${space(1.5)};
    border-right: 0;
    border-radius: ${radius} 0 0 ${radius};
    line-height: 1;
  }

  ${media.phone} {
    right: ${space(1.5)};
    bottom: calc(${TAB_BAR_HEIGHT}px + env(safe-area-inset-bottom) + ${space(1.5)});
    width: ${touch};
    height: ${touch};
    border-radius: 50%;
    box-shadow: ${shadow};

    body:has([data-bottom-bar]) & {
      bottom: calc(${TAB_BAR_HEIGHT}px + env(safe-area-inset-bottom) + ${space(9)});
    }
  }
`;

const Word = styled.span`
  /* Reads from below, as on the spine of a folder. */
  ${media.medium} {
    transform: rotate(180deg);
    writing-mode: vertical-rl;
  }

  ${media.phone} {
    ${visuallyHidden}
  }
`;

/** On every page; its dialog loads when a hand comes near. */
export function FeedbackButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Floating
        type="button"
        data-print="hide"
        aria-haspopup="dialog"
        onClick={show}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
      >
        <MessageSquare size={18} aria-hidden />
        <Word>Feedback</Word>
      </Floating>
      {wanted && (
        <Suspense>
          <FeedbackDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
