import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, size, space } from '../theme/tokens';
import { scrim } from './floating';
import { Heading } from './Heading';
import { IconButton } from './IconButton';
import { Rule } from './Rule';
import { stay } from './stay';
import { useReturnFocus } from './useReturnFocus';

export interface PanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** One reads before one types: the focus goes to the panel itself, and no phone's keyboard covers its first field. */
  toRead?: boolean;
  /** It shows what does not come again: Escape and a press beside it leave it open. */
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

  ${media.phone} {
    --inset: ${space(2)};
  }

  & > form {
    flex: 1;
  }

  &:has([data-panel-footer]) {
    padding-bottom: 0;
  }
`;

/** What a dialog and a drawer share: the veil, the title, the way out, a body that scrolls. */
export function Panel({
  surface: Surface,
  ...panel
}: PanelProps & { surface: ComponentType<Dialog.DialogContentProps> }) {
  const returnFocus = useReturnFocus(panel.toRead);
  const staying = panel.onlyButtonsClose && { onEscapeKeyDown: stay, onInteractOutside: stay };
  return (
    <Dialog.Root open={panel.open} onOpenChange={panel.onOpenChange}>
      <Dialog.Portal>
        <Scrim data-state={panel.open ? 'open' : 'closed'} />
        <Surface data-scroll-lock {...returnFocus} {...staying}>
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
          <Body>{panel.children}</Body>
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
