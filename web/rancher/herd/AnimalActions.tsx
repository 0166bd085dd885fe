import { CalendarDays, Ellipsis, House, ListEnd, Scale, Trash2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { isBeforeHarvest, nextAnimalStages, takesShares } from '../../../rules/herd/animalStage';
import { QUARTERS_OF, whatIsLeft } from '../../../rules/herd/quarters';
import { takenPlaces } from '../../parts/herd/leftText';
import { usePermissions } from '../../session/useSession';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Cluster } from '../../ui/layout/Cluster';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { Menu, type MenuEntry } from '../../ui/overlay/Menu';
import type { AnimalCard_animalFragment } from './AnimalCard.generated';
import { familiesOn, shareName } from './claims/shares';
import { useMoveClaims } from './claims/useMoveClaims';

const StageDialog = lazyDialog(() => import('./StageDialog'));
const EditAnimalDialog = lazyDialog(() => import('./EditAnimalDialog'));
const HarvestDialog = lazyDialog(() => import('./HarvestDialog'));
const WithdrawDialog = lazyDialog(() => import('./WithdrawDialog'));
const WeighAnimalDialog = lazyDialog(() => import('./WeighAnimalDialog'));
const DepositsDialog = lazyDialog(() => import('./claims/DepositsDialog'));

type DialogName = 'stage' | 'edit' | 'harvest' | 'withdraw' | 'deposits' | 'weigh';

/** What who runs the ranch can do with an animal. Nothing can be done once it's closed or withdrawn. */
export function AnimalActions({ animal }: { animal: AnimalCard_animalFragment }) {
  const { withRanch } = usePermissions();
  const [shown, setShown] = useState<DialogName>();
  const { tag, stage } = animal;
  const dialog = (name: DialogName) => ({
    animal,
    open: shown === name,
    onClose: () => setShown(undefined),
  });
  const menu = useAnimalMenu(animal, setShown);
  if (!withRanch || nextAnimalStages(stage).length === 0) return null;
  const hiddenTag = <VisuallyHidden> of animal {tag}</VisuallyHidden>;
  return (
    <Cluster align="end">
      {!isBeforeHarvest(stage) && (
        <Button size="small" icon={Scale} onClick={() => setShown('weigh')}>
          Weigh<VisuallyHidden> animal {tag}</VisuallyHidden>
        </Button>
      )}
      <Button size="small" onClick={() => setShown('stage')}>
        Change Stage{hiddenTag}
      </Button>
      <Button size="small" onClick={() => setShown('edit')}>
        Edit<VisuallyHidden> animal {tag}</VisuallyHidden>
      </Button>
      {menu.length > 0 && (
        <Menu
          label={`More for animal ${tag}`}
          groups={menu}
          trigger={(props) => (
            <IconButton {...props} icon={Ellipsis} label={`More for animal ${tag}`} variant="outline" size="small" />
          )}
        />
      )}
      <StageDialog {...dialog('stage')} />
      <EditAnimalDialog {...dialog('edit')} />
      <HarvestDialog {...dialog('harvest')} />
      <WithdrawDialog {...dialog('withdraw')} />
      <DepositsDialog {...dialog('deposits')} />
      <WeighAnimalDialog {...dialog('weigh')} />
    </Cluster>
  );
}

/** What is rarer than a change of stage. Only what the stage allows is there. */
function useAnimalMenu(animal: AnimalCard_animalFragment, show: (dialog: DialogName) => void): MenuEntry[][] {
  const { fill, keep } = useMoveClaims();
  const { stage, harvestDate, places } = animal;
  const left = whatIsLeft(takenPlaces(places));
  const sharing: MenuEntry[] = [
    { label: 'Fill from the line', icon: ListEnd, onSelect: () => void fill(animal) },
    ...left.shares.map((share) => ({
      label: `Keep a ${shareName(QUARTERS_OF[share])} for us`,
      icon: House,
      onSelect: () => void keep(animal, QUARTERS_OF[share]),
    })),
  ];
  const date = {
    label: harvestDate ? 'Move harvest date' : 'Set harvest date',
    icon: CalendarDays,
    onSelect: () => show('harvest'),
  };
  const deposits = { label: 'Ask for deposits', icon: Wallet, onSelect: () => show('deposits') };
  const isPlanned = isBeforeHarvest(stage);
  const groups: MenuEntry[][] = [
    takesShares(animal.stage) && left.quarters > 0 ? sharing : [],
    isPlanned ? [date, ...(familiesOn(places) ? [deposits] : [])] : [],
    isPlanned ? [{ label: 'Withdraw', icon: Trash2, tone: 'danger', onSelect: () => show('withdraw') }] : [],
  ];
  return groups.filter(({ length }) => length > 0);
}
