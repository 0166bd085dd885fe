import { Dialog as Radix } from 'radix-ui';
import styled from 'styled-components';
import { layer } from '../../theme/tokens';
import { floating } from './floating';
import { Panel, type PanelProps } from './Panel';

const Surface = styled(Radix.Content).attrs<{ 'data-edge'?: string }>({ 'data-edge': 'right' })`
  ${floating('translateX(48px)')}
  position: fixed;
  inset: 0 0 0 auto;
  z-index: ${layer.overlay};
  display: flex;
  flex-direction: column;
  width: min(100%, 440px);
  border-block: 0;
  border-right: 0;
`;

/** A panel that slides in from the right, like the cart or the menu. */
export const Drawer = (panel: PanelProps) => <Panel surface={Surface} {...panel} />;
