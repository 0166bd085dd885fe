import { Download } from 'lucide-react';
import { monthLabel } from '../../rules/statement';
import { ButtonLink } from '../ui/ButtonLink';
import { Cluster } from '../ui/Cluster';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** The statement as files; the server names them. */
export function StatementFiles({ rancherId, month }: { rancherId: string; month: string }) {
  const fileOf = (form: string) => `/api/ranchers/${rancherId}/statement.${form}?month=${month}`;
  const which = <VisuallyHidden> of {monthLabel(month)}</VisuallyHidden>;
  return (
    <Cluster>
      <ButtonLink href={fileOf('pdf')} size="small" icon={Download} download>
        Download PDF{which}
      </ButtonLink>
      <ButtonLink href={fileOf('csv')} size="small" icon={Download} download>
        Download CSV{which}
      </ButtonLink>
    </Cluster>
  );
}
