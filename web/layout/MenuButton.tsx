import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import type { Viewer } from '../session/useSession';
import { media } from '../theme/tokens';
import { IconButton } from '../ui/button/IconButton';
import { retryImport } from '../ui/state/retryImport';

const loadMenu = retryImport(() => import('./SlideOutMenu'));
const SlideOutMenu = lazy(loadMenu);

const Root = styled.div`
  ${media.medium} {
    display: none;
  }
`;

/** Opens the slide-out menu on phones. The menu loads when a pointer or the focus comes near. */
export function MenuButton({ viewer }: { viewer: Viewer | null }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <Root>
      <IconButton
        icon={Menu}
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
      />
      {wanted && (
        <Suspense>
          <SlideOutMenu viewer={viewer} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Root>
  );
}
