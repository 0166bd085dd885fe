import { Menu } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { Viewer } from '../session/useSession';
import { media } from '../theme/tokens';
import { IconButton } from '../ui/button/IconButton';
import { lazyDialog } from '../ui/overlay/lazyDialog';

const SlideOutMenu = lazyDialog(() => import('./SlideOutMenu'));

const Root = styled.div`
  ${media.medium} {
    display: none;
  }
`;

/** Opens the slide-out menu on phones. The menu's code loads when the button is hovered or focused. */
export function MenuButton({ viewer }: { viewer: Viewer | null }) {
  const [open, setOpen] = useState(false);
  return (
    <Root>
      <IconButton
        icon={Menu}
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        onPointerEnter={SlideOutMenu.load}
        onFocus={SlideOutMenu.load}
      />
      <SlideOutMenu viewer={viewer} open={open} onOpenChange={setOpen} />
    </Root>
  );
}
