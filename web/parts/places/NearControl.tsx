import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../session/useSession';
import { Button } from '../../ui/button/Button';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { rememberZip, useKnownZip } from './knownZip';
import { looksFromHome } from './profileZip';

const NearDialog = lazyDialog(() => import('./NearDialog'));

interface NearControlProps {
  /** Where the screen looks from, if it isn't the family's own ZIP code. */
  zipCode?: string;
  /** What else the screen does with the new one. */
  onChange?: (zipCode: string) => void;
}

/** Says from which ZIP code a screen is seen, and changes it for all screens. */
export function NearControl({ zipCode, onChange }: NearControlProps) {
  const { viewer } = useSession();
  const knownZip = useKnownZip();
  const [open, setOpen] = useState(false);
  const shown = zipCode || knownZip;
  if (!looksFromHome(viewer) && !onChange) return null;
  const choose = (chosen: string) => {
    rememberZip(viewer, chosen);
    onChange?.(chosen);
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={MapPin}
        aria-haspopup="dialog"
        onPointerEnter={NearDialog.load}
        onFocus={NearDialog.load}
        onClick={() => setOpen(true)}
      >
        {shown ? (
          <span>
            Near {shown}
            <span data-change> · Change</span>
          </span>
        ) : (
          'Enter your ZIP code'
        )}
      </Button>
      <NearDialog open={open} onOpenChange={setOpen} zipCode={shown} onChoose={choose} />
    </>
  );
}
