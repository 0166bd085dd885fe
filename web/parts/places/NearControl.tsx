import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../session/useSession';
import { Button } from '../../ui/button/Button';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { rememberZip, useKnownZip } from './knownZip';
import { hasHomeZip } from './profileZip';

const NearDialog = lazyDialog(() => import('./NearDialog'));

interface NearControlProps {
  /** The ZIP code that the screen uses, if it isn't the family's own. */
  zipCode?: string;
  /** Called with a new ZIP code after it was stored. */
  onChange?: (zipCode: string) => void;
}

export function NearControl({ zipCode, onChange }: NearControlProps) {
  const { viewer } = useSession();
  const knownZip = useKnownZip();
  const [open, setOpen] = useState(false);
  const shown = zipCode || knownZip;
  if (!hasHomeZip(viewer) && !onChange) return null;
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
          'Enter Your ZIP Code'
        )}
      </Button>
      <NearDialog open={open} onOpenChange={setOpen} zipCode={shown} onChoose={choose} />
    </>
  );
}
