import { Dialog as Radix } from 'radix-ui';
import styled, { css } from 'styled-components';
import { layer } from '../../theme/tokens';
import { floating } from './floating';
import { Panel, type PanelProps } from './Panel';

interface DrawerProps extends PanelProps {
  side?: 'right' | 'left';
}

const surface = css`
  position: fixed;
  z-index: ${layer.overlay};
  display: flex;
  flex-direction: column;
  width: min(100%, 440px);
  border-block: 0;
`;

const Right = styled(Radix.Content).attrs<{ 'data-edge'?: string }>({ 'data-edge': 'right' })`
  ${floating('translateX(48px)')}
  ${surface}
  inset: 0 0 0 auto;
  border-right: 0;
`;

const Left = styled(Radix.Content)`
  ${floating('translateX(-48px)')}
  ${surface}
  inset: 0 auto 0 0;
`;

/** A panel that slides in from the side, like the cart or the menu. */
export function Drawer({ side = 'right', ...panel }: DrawerProps) {
  return <Panel surface={side === 'right' ? Right : Left} {...panel} />;
}
