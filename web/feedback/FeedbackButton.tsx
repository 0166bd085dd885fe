import { MessageSquare } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { TAB_BAR_HEIGHT } from '../layout/tabBarHeight';
import { visuallyHidden } from '../theme/mixins';
import { color, layer, media, motion, shadow, size, space, touch } from '../theme/tokens';

const loadDialog = () => import('./FeedbackDialog');
const FeedbackDialog = lazy(loadDialog);

const Floating = styled.button`
  position: fixed;
  right: ${space(3)};
  bottom: ${space(3)};
  z-index: ${layer.bar};
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${touch};
  padding-inline: ${space(2)};
  border: 1px solid ${color.strongLine};
  border-radius: 22px;
  background: ${color.card};
  box-shadow: ${shadow};
  color: ${color.ink};
  font-size: ${size[15]};
  font-weight: 600;
  cursor: pointer;
  transition: border-color ${motion.fast};

  &:hover {
    border-color: ${color.ink};
  }

  ${media.phone} {
    right: ${space(1.5)};
    justify-content: center;
    width: ${touch};
    padding: 0;
    bottom: calc(${TAB_BAR_HEIGHT}px + env(safe-area-inset-bottom) + ${space(1.5)});

    body:has([data-bottom-bar]) & {
      bottom: calc(${TAB_BAR_HEIGHT}px + env(safe-area-inset-bottom) + ${space(9)});
    }
  }
`;

const Word = styled.span`
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
