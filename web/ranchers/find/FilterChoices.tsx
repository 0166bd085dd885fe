import { useState } from 'react';
import { ORDER_TYPE, RANCH_QUALITY } from '../../../rules/vocabulary';
import type { RancherSort } from '../../graphTypes.generated';
import { Button } from '../../ui/Button';
import { DialogFooter } from '../../ui/DialogFooter';
import { Stack } from '../../ui/Stack';
import { ZipInput } from '../ZipInput';
import { ChipChoice } from './ChipChoice';
import { NO_FILTERS, ORDER_SIZES, type RanchFilters } from './ranchFilters';
import { StateChoice } from './StateChoice';
import { useResultCount } from './useResultCount';

interface FilterChoicesProps {
  filters: RanchFilters;
  sort: RancherSort;
  onApply: (filters: RanchFilters) => void;
}

export function FilterChoices({ filters, sort, onApply }: FilterChoicesProps) {
  const [draft, setDraft] = useState(filters);
  const { count, pending } = useResultCount(draft, sort);
  const set = (change: Partial<RanchFilters>) => setDraft({ ...draft, ...change });
  return (
    <>
      <Stack gap={3}>
        <ZipInput
          label="ZIP code begins with"
          hint="One to five digits: 787 is the country around Austin, Texas."
          value={draft.zipPrefix}
          onChange={(zipPrefix) => set({ zipPrefix })}
        />
        <ChipChoice
          legend="Order size"
          hint="Ranches that sell any of these."
          options={ORDER_SIZES.map((value) => ({ value, label: ORDER_TYPE.label(value) }))}
          chosen={draft.orderSizes}
          onChange={(orderSizes) => set({ orderSizes })}
        />
        <ChipChoice
          legend="Qualities"
          hint="Ranches that have all of these."
          options={RANCH_QUALITY.options}
          chosen={draft.qualities}
          onChange={(qualities) => set({ qualities })}
        />
        <StateChoice chosen={draft.states} onChange={(states) => set({ states })} />
      </Stack>
      <DialogFooter>
        <Button variant="quiet" onClick={() => setDraft({ ...NO_FILTERS, search: draft.search })}>
          Clear all
        </Button>
        <Button variant="primary" pending={pending} onClick={() => onApply(draft)}>
          {showRanchers(count)}
        </Button>
      </DialogFooter>
    </>
  );
}

function showRanchers(count: number | undefined): string {
  if (count === undefined) return 'Show ranchers';
  return count === 1 ? 'Show 1 rancher' : `Show ${count} ranchers`;
}
