import { Download, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Checkbox } from '../../ui/Checkbox';
import { Cluster } from '../../ui/Cluster';
import type { ChosenRows } from '../../ui/useChosenRows';

interface ManagedOrderToolsProps {
  chosen: ChosenRows;
  /** Where the same orders are a table. */
  csv: string;
}

/** What can be done with several orders at once. */
export function ManagedOrderTools({ chosen, csv }: ManagedOrderToolsProps) {
  const [, setParams] = useSearchParams();
  const { ids } = chosen;
  const print = () =>
    setParams((params) => {
      params.set('print', ids.join());
      return params;
    });
  return (
    <Cluster justify="between" data-print="hide">
      <Checkbox checked={chosen.areAll} onChange={(event) => chosen.chooseAll(event.target.checked)}>
        Select all shown
      </Checkbox>
      <Cluster>
        <Button size="small" icon={Printer} disabled={ids.length === 0} onClick={print}>
          {ids.length > 0 ? `Print packing list (${ids.length})` : 'Print packing list'}
        </Button>
        <ButtonLink size="small" icon={Download} href={csv} download>
          Download CSV
        </ButtonLink>
      </Cluster>
    </Cluster>
  );
}
