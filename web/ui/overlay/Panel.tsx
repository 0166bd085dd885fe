import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ComponentProps, ComponentType, FocusEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, size, space } from '../../theme/tokens';
import { IconButton } from '../button/IconButton';
import { Rule } from '../layout/Rule';
import { Heading } from '../text/Text';
import { type DialogState, keepOpen, useReturnFocus } from './dialogState';
import { measureKeyboard, scrim } from './floating';

export interface PanelProps extends DialogState {
  title: ReactNode;
  description?: ReactNode;
  /** Focuses the panel instead of its first control, for content that should be read first. */
  toRead?: boolean;
  /** Keeps the panel open on Escape and outside clicks, for content that isn't shown again. */
  onlyButtonsClose?: boolean | undefined;
  children: ReactNode;
}

const Scrim = styled.div`
  ${scrim}
`;

const Header = styled.header`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(9)} ${space(2)} ${space(3)};

  ${media.phone} {
    padding: ${space(2)} ${space(8)} ${space(2)} ${space(2)};
  }
`;

const Description = styled(Dialog.Description)`
  color: ${color.soft};
  font-size: ${size[15]};
`;

const Corner = styled.div`
  position: absolute;
  top: ${space(1.5)};
  right: ${space(1.5)};

  ${media.phone} {
    top: ${space(0.75)};
    right: ${space(0.75)};
  }
`;

const Line = styled.div`
  padding-inline: ${space(3)};

  ${media.phone} {
    padding-inline: ${space(2)};
  }
`;

const Body = styled.div`
  --inset: ${space(3)};

  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  padding: var(--inset);
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Keeps a focused field from being hidden behind the footer. */
  scroll-padding-bottom: ${space(16)};

  ${media.phone} {
    --inset: ${space(2)};
  }

  /* The footer scrolls with the content there, and the padding would be more than the height. */
  ${media.short} {
    scroll-padding-bottom: 0;
  }

  & > form {
    flex: 1;
  }

  &:has([data-panel-footer]) {
    padding-bottom: 0;
  }
`;

/** Radix doesn't scroll when it moves the focus from the last control to the first one, or back. */
function bringIntoView({ target, currentTarget }: FocusEvent) {
  const { top, bottom } = target.getBoundingClientRect();
  const view = currentTarget.getBoundingClientRect();
  const isCutOff = top < view.top || bottom > view.bottom;
  // A press with the mouse must not move what it's on.
  if (isCutOff && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

type PanelSurface = ComponentType<ComponentProps<typeof Dialog.Content>>;

/** The shared part of dialogs and drawers: overlay, title, close button and a body that scrolls. */
export function Panel({ surface: Surface, ...panel }: PanelProps & { surface: PanelSurface }) {
  const returnFocus = useReturnFocus(panel.toRead);
  const dismissHandlers = panel.onlyButtonsClose && { onEscapeKeyDown: keepOpen, onInteractOutside: keepOpen };
  return (
    <Dialog.Root open={panel.open} onOpenChange={panel.onOpenChange}>
      <Dialog.Portal>
        <Scrim data-state={panel.open ? 'open' : 'closed'} />
        <Surface ref={measureKeyboard} data-scroll-lock {...returnFocus} {...dismissHandlers}>
          <Header>
            <Dialog.Title asChild>
              <Heading level={2} size={28}>
                {panel.title}
              </Heading>
            </Dialog.Title>
            {panel.description && <Description>{panel.description}</Description>}
          </Header>
          <Line>
            <Rule double />
          </Line>
          <Body onFocus={bringIntoView}>{panel.children}</Body>
          <Corner>
            <Dialog.Close asChild>
              <IconButton icon={X} label="Dismiss" />
            </Dialog.Close>
          </Corner>
        </Surface>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
