import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, media, size } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { lazyDialog } from '../../ui/overlay/lazyDialog';

const FindDialog = lazyDialog(() => import('./FindDialog'));

const Keys = styled.kbd`
  color: ${color.soft};
  font-family: inherit;
  font-size: ${size[13]};
  font-weight: 400;

  ${media.phone} {
    display: none;
  }
`;

/** Opens the search for any ranch, order or person, also with Ctrl+K or ⌘K. */
export function Find() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isFindKey(event)) return;
      event.preventDefault();
      // An open dialog may have unsaved changes, so the search doesn't open over it.
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Button icon={Search} aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        Find
        <Keys aria-hidden>{isMac() ? '⌘K' : 'Ctrl+K'}</Keys>
      </Button>
      <FindDialog open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const isFindKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
