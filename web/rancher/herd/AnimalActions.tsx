import { CalendarDays, House, ListEnd, Scale, Trash2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { isBeforeHarvest, nextAnimalStages, takesShares } from '../../../rules/herd/animalStage';
import { QUARTERS_OF, sharesLeft } from '../../../rules/herd/quarters';
import { useUrlDialog } from '../../address/useUrlDialog';

import { takenPlaces } from '../../parts/herd/leftText';
import { usePermissions } from '../../session/useSession';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/arrange';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import type { MenuGroups } from '../../ui/overlay/Menu';
import { MoreMenu } from '../../ui/overlay/MoreMenu';
import { VisuallyHidden } from '../../ui/text/Text';
import type { AnimalCard_animalFragment } from './AnimalCard.generated';
import { familiesOn } from './claims/shares';
import { fillFromLine, keepQuarters, useMoveClaims } from './claims/useMoveClaims';

const WeighAnimalDialog = lazyDialog(() => import('./WeighAnimalDialog'));
const DIALOGS = {
  stage: lazyDialog(() => import('./StageDialog')),
  edit: lazyDialog(() => import('./EditAnimalDialog')),
  harvest: lazyDialog(() => import('./HarvestDialog')),
  withdraw: lazyDialog(() => import('./WithdrawDialog')),
  deposits: lazyDialog(() => import('./claims/DepositsDialog')),
};

type DialogName = keyof typeof DIALOGS;

/** Shows the actions on an animal to viewers with the ranch duty. A closed or withdrawn animal has none. */
export function AnimalActions({ animal }: { animal: AnimalCard_animalFragment }) {
  const { withRanch } = usePermissions();
  const [openDialog, setOpenDialog] = useState<DialogName>();
  // In the URL, so that the weights that were typed are in sight again after a new sign-in.
  const weighing = useUrlDialog('weigh');
  const { id, tag, stage } = animal;
  const close = () => setOpenDialog(undefined);
  const menu = useAnimalMenu(animal, setOpenDialog);
  if (!withRanch || nextAnimalStages(stage).length === 0) return null;
  return (
    <Cluster align="end">
      {!isBeforeHarvest(stage) && (
        <Button size="small" icon={Scale} onClick={() => weighing.open(id)}>
          Weigh<VisuallyHidden> animal {tag}</VisuallyHidden>
        </Button>
      )}
      <Button size="small" onClick={() => setOpenDialog('stage')}>
        Change Stage<VisuallyHidden> of animal {tag}</VisuallyHidden>
      </Button>
      <Button size="small" onClick={() => setOpenDialog('edit')}>
        Edit<VisuallyHidden> animal {tag}</VisuallyHidden>
      </Button>
      <MoreMenu label={`More for animal ${tag}`} groups={menu} />
      {Object.entries(DIALOGS).map(([name, Dialog]) => (
        <Dialog key={name} animal={animal} open={openDialog === name} onClose={close} />
      ))}
      <WeighAnimalDialog animal={animal} open={weighing.value === id} onClose={() => weighing.close()} />
    </Cluster>
  );
}

const KEPT = { QUARTER_COW: 'Quarter', HALF_COW: 'Half', WHOLE_COW: 'Whole' } as const;

/** Returns the less frequent actions that the animal's stage allows. */
function useAnimalMenu(animal: AnimalCard_animalFragment, show: (dialog: DialogName) => void): MenuGroups {
  const move = useMoveClaims();
  const { stage, harvestDate, places } = animal;
  const left = sharesLeft(takenPlaces(places));
  const isSharing = takesShares(stage) && left.quarters > 0;
  const isPlanned = isBeforeHarvest(stage);
  const dateLabel = harvestDate ? 'Move Harvest Date' : 'Set Harvest Date';
  const canWithdraw = nextAnimalStages(stage).includes('WITHDRAWN');
  return [
    [
      isSharing && { label: 'Fill from the Line', icon: ListEnd, onSelect: () => void move(fillFromLine(animal)) },
      ...left.shares.map(
        (share) =>
          isSharing && {
            label: `Keep a ${KEPT[share]} for Us`,
            icon: House,
            onSelect: () => void move(keepQuarters(animal, QUARTERS_OF[share])),
          },
      ),
    ],
    [
      isPlanned && { label: dateLabel, icon: CalendarDays, onSelect: () => show('harvest') },
      isPlanned &&
        !!familiesOn(places) && { label: 'Ask for Deposits', icon: Wallet, onSelect: () => show('deposits') },
    ],
    [canWithdraw && { label: 'Withdraw', icon: Trash2, tone: 'danger', onSelect: () => show('withdraw') }],
  ];
}
