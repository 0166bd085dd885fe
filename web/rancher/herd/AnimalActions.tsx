import { CalendarDays, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isBeforeHarvest, nextAnimalStages } from '../../../rules/herd/animalStage';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Cluster } from '../../ui/layout/Cluster';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { Menu } from '../../ui/overlay/Menu';
import type { AnimalCard_animalFragment } from './AnimalCard.generated';

const StageDialog = lazyDialog(() => import('./StageDialog'));
const EditAnimalDialog = lazyDialog(() => import('./EditAnimalDialog'));
const HarvestDialog = lazyDialog(() => import('./HarvestDialog'));
const WithdrawDialog = lazyDialog(() => import('./WithdrawDialog'));

type DialogName = 'stage' | 'edit' | 'harvest' | 'withdraw';

/** What can be done with an animal. Nothing can once it's closed or withdrawn. */
export function AnimalActions({ animal }: { animal: AnimalCard_animalFragment }) {
  const [shown, setShown] = useState<DialogName>();
  const { tag, stage, harvestDate } = animal;
  if (nextAnimalStages(stage).length === 0) return null;
  const dialog = (name: DialogName) => ({
    animal,
    open: shown === name,
    onOpenChange: (open: boolean) => setShown(open ? name : undefined),
  });
  const hiddenTag = <VisuallyHidden> of animal {tag}</VisuallyHidden>;
  const menu = [
    [
      {
        label: harvestDate ? 'Move harvest date' : 'Set harvest date',
        icon: CalendarDays,
        onSelect: () => setShown('harvest'),
      },
    ],
    [{ label: 'Withdraw', icon: Trash2, tone: 'danger' as const, onSelect: () => setShown('withdraw') }],
  ];
  return (
    <Cluster>
      <Button size="small" onClick={() => setShown('stage')}>
        Change Stage{hiddenTag}
      </Button>
      <Button size="small" onClick={() => setShown('edit')}>
        Edit<VisuallyHidden> animal {tag}</VisuallyHidden>
      </Button>
      {isBeforeHarvest(stage) && (
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
    </Cluster>
  );
}
