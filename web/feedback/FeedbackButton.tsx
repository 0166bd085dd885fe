import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { loadWithApollo } from '../apollo/loadWithApollo';
import { FEEDBACK_WIDTH, TAB_BAR_HEIGHT } from '../layout/tabBarHeight';
import { color, edge, layer, media, motion, radius, size, space, visuallyHidden } from '../theme/tokens';
import { lazyDialog } from '../ui/overlay/lazyDialog';
import { useIsPainted } from '../ui/state/useIsPainted';

const FeedbackDialog = lazyDialog(() => loadWithApollo(() => import('./FeedbackDialog')));

/** Docks the button in the page's margin. On phones, which have no margin, puts it at the end of the tab bar. */
const Floating = styled.button`
  position: fixed;
  z-index: ${layer.bar};
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  padding: 0;
  border: ${edge} solid ${color.strongLine};
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
    right: 0;
    bottom: env(safe-area-inset-bottom);
    width: ${FEEDBACK_WIDTH}px;
    height: ${TAB_BAR_HEIGHT}px;
    border-width: 1px 0 0 1px;
    border-color: ${color.line};
    color: ${color.soft};
  }

  ${media.short} {
    position: static;
    align-self: flex-end;
  }
`;

const Label = styled.span`
  /* Turns the text, so that it reads from bottom to top. */
  ${media.medium} {
    transform: rotate(180deg);
    writing-mode: vertical-rl;
  }

  ${media.phone} {
    ${visuallyHidden}
  }
`;

/** Opens the feedback dialog. The dialog's code loads when the button is hovered or focused. */
export function FeedbackButton() {
  const [open, setOpen] = useState(false);
  // Disabled in the prerendered HTML, because a press before the script has loaded would be lost.
  const isPainted = useIsPainted();
  return (
    <>
      <Floating
        type="button"
        data-print="hide"
        aria-haspopup="dialog"
        disabled={isPainted}
        onClick={() => setOpen(true)}
        onPointerEnter={FeedbackDialog.load}
        onFocus={FeedbackDialog.load}
      >
        <MessageSquare size={18} aria-hidden />
        <Label>Feedback</Label>
      </Floating>
      <FeedbackDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
