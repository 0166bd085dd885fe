import { LocateFixed } from 'lucide-react';
import type { FormEvent } from 'react';
import { useSession } from '../../session/useSession';
import { Button } from '../../ui/button/Button';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Dialog } from '../../ui/overlay/Dialog';
import { DialogFooter } from '../../ui/overlay/DialogFooter';
import type { DialogState } from '../../ui/overlay/dialogState';
import { useKnownZip } from './knownZip';
import { profileZip } from './profileZip';
import { useZipEntry } from './useZipEntry';
import { ZipInput } from './ZipInput';

interface NearDialogProps extends DialogState {
  /** The family's current ZIP code. Empty if there's none. */
  zipCode: string;
  /** Called with the chosen ZIP code. An empty one removes the current one. */
  onChoose: (zipCode: string) => void;
}

/** Asks for the family's ZIP code, for all screens. */
export default function NearDialog({ open, onOpenChange, ...entry }: NearDialogProps) {
  return (
    <Dialog
      size="small"
      open={open}
      onOpenChange={onOpenChange}
      title="Where do you live?"
      description="Your ZIP code decides distances, what reaches you, and what it costs."
    >
      <ZipEntry {...entry} />
    </Dialog>
  );
}

function ZipEntry({ zipCode: start, onChoose }: Pick<NearDialogProps, 'zipCode' | 'onChoose'>) {
  const { zipCode, type, check, locate, problem, pending, found } = useZipEntry(start);
  const place = found && `${found.city}, ${found.state}`;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = await check();
    if (checked) onChoose(checked.zipCode);
  };
  return (
    <form aria-label="Your ZIP code" noValidate onSubmit={submit}>
      <Stack gap={2}>
        <ZipInput label="Your ZIP code" hint={place} value={zipCode} onChange={type} error={problem} />
        <Cluster>
          <Button icon={LocateFixed} pending={pending === 'device'} onClick={locate}>
            Use My Location
          </Button>
          <ResetButton start={start} onChoose={onChoose} />
        </Cluster>
        <DialogFooter>
          <Button type="submit" variant="primary" pending={pending === 'zip'}>
            Use This ZIP Code
          </Button>
        </DialogFooter>
      </Stack>
    </form>
  );
}

/** Goes back to the family's own or its profile's ZIP code. Removes the current one if there's no other. */
function ResetButton({ start, onChoose }: { start: string; onChoose: (zipCode: string) => void }) {
  const { viewer } = useSession();
  const knownZip = useKnownZip();
  const home = profileZip(viewer);
  const otherZip = [knownZip, home].find((zipCode) => zipCode && zipCode !== start) ?? '';
  if (!otherZip && (home || !knownZip)) return null;
  return (
    <Button variant="quiet" onClick={() => onChoose(otherZip)}>
      {otherZip ? `Use ${otherZip} Again` : `Forget ${knownZip}`}
    </Button>
  );
}
