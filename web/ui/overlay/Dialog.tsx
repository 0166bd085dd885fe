import { Dialog as Radix } from 'radix-ui';
import styled, { css } from 'styled-components';
import { layer, media, radius, space } from '../../theme/tokens';
import { Button } from '../button/Button';
import { Stack } from '../layout/arrange';
import { DialogFooter } from './DialogFooter';
import { floating, sheet } from './floating';
import { Panel, type PanelProps } from './Panel';

export interface DialogProps extends PanelProps {
  size?: 'small' | 'medium' | 'large' | 'full';
}

const surface = css`
  ${floating('translateY(16px)')}
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  display: flex;
  flex-direction: column;
  height: fit-content;
  max-height: calc(100dvh - ${space(8)});
  margin: auto;
  border-radius: ${radius};
`;

const fullScreen = css`
  ${media.phone} {
    width: 100%;
    height: 100dvh;
    max-height: none;
    border: 0;
    border-radius: 0;
  }
`;

const Small = styled(Radix.Content)`
  width: 440px;
  ${surface}
  ${sheet}
`;

const Medium = styled(Radix.Content)`
  width: 600px;
  ${surface}
  ${sheet}
`;

const Large = styled(Radix.Content)`
  width: min(880px, calc(100vw - ${space(8)}));
  ${surface}
  ${fullScreen}
`;

const Full = styled(Radix.Content)`
  width: calc(100vw - ${space(4)});
  ${surface}
  ${fullScreen}

  ${media.medium} {
    height: calc(100dvh - ${space(4)});
    max-height: none;
  }
`;

const surfaces = { small: Small, medium: Medium, large: Large, full: Full };

/** A dialog over the page. On phones, it's a sheet at the bottom, or fills the screen if it's large. */
export function Dialog({ size = 'medium', ...panel }: DialogProps) {
  return <Panel surface={surfaces[size]} {...panel} />;
}

interface ReadDialogProps extends Pick<DialogProps, 'title' | 'children'> {
  onClose: () => void;
}

export function ReadDialog({ title, onClose, children }: ReadDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} toRead title={title}>
      <Stack gap={3}>{children}</Stack>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
