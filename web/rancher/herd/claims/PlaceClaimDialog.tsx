import { useQuery } from '@apollo/client/react';
import { object, string } from 'yup';
import { SIDES, type Side } from '../../../../rules/herd/quarters';
import { QueryState } from '../../../errors/QueryState';
import { harvestText } from '../../../parts/herd/animalText';
import { leftText } from '../../../parts/herd/leftText';
import { DialogForm } from '../../../ui/form/FormDialog';
import { RadioCards } from '../../../ui/input/RadioCards';
import { Dialog } from '../../../ui/overlay/Dialog';
import { EmptyState } from '../../../ui/state/EmptyState';
import type { ClaimDialogProps } from '../dialogProps';
import { fitsOn } from './dragging';
import type { HerdClaim_claimFragment } from './HerdClaim.generated';
import { AnimalsWithRoomDocument, type AnimalsWithRoomQuery } from './PlaceClaimDialog.generated';
import { shareText } from './shares';
import { placeShare, type Spot, useMoveClaims } from './useMoveClaims';

type Animals = NonNullable<NonNullable<AnimalsWithRoomQuery['viewer']>['ranch']>['takingShares']['nodes'];

/** Puts a share on an animal that has room for it, or on the other side of its current animal. */
export default function PlaceClaimDialog({ claim, spot, open, onClose }: ClaimDialogProps) {
  const { data, error, refetch } = useQuery(AnimalsWithRoomDocument, { fetchPolicy: 'cache-and-network', skip: !open });
  const move = useMoveClaims();
  const animals = data?.viewer?.ranch?.takingShares.nodes;
  const choices = animals && choicesFor(animals, claim, spot);
  const place = async ({ choice }: { choice: string }) => {
    const to = choices?.find(({ value }) => value === choice)?.to;
    if (to && (await move(placeShare(claim, spot, to)))) onClose();
  };
  return (
    <Dialog open={open} onOpenChange={onClose} title={`Move ${shareText(claim)}`}>
      {choices && choices.length > 0 && (
        <DialogForm
          initialValues={{ choice: '' }}
          schema={object({ choice: string().required('Please pick an animal') })}
          onSubmit={place}
          onCancel={onClose}
          submitLabel="Move Share"
        >
          <RadioCards name="choice" legend="Where to?" options={choices} />
        </DialogForm>
      )}
      {choices?.length === 0 && <EmptyState headingLevel={3} {...NO_ROOM} />}
      {!choices && <QueryState headingLevel={3} error={error} refetch={refetch} />}
    </Dialog>
  );
}

const NO_ROOM = {
  title: 'No animal has room',
  text: 'Open another animal for families, or make room by moving a share.',
};

/** Returns the animals with room for the share, with one choice per side if the share fits on a side. */
function choicesFor(animals: Animals, claim: HerdClaim_claimFragment, spot: Spot) {
  return animals.flatMap((animal) => {
    const { id, tag, places } = animal;
    const sides = claim.quarters < 4 ? SIDES.filter((side) => fitsOn(animal, claim, side)) : [];
    const options: (Side | undefined)[] = sides.length > 0 ? sides : fitsOn(animal, claim) ? [undefined] : [];
    const others = options.filter((side) => spot?.animal.id !== id || (side !== undefined && side !== spot.side));
    return others.map((side) => ({
      value: `${id}/${side ?? ''}`,
      title: side ? `Animal ${tag}, side ${side}` : `Animal ${tag}`,
      description: `${leftText(places)} · Harvest ${harvestText(animal)}`,
      to: { animal: { id, tag }, side },
    }));
  });
}
