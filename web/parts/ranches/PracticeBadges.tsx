import { Cluster } from '../../ui/layout/arrange';
import { Badge } from '../../ui/text/Badge';
import type { PracticeBadges_rancherFragment } from './PracticeBadges.generated';
import { practicesOf } from './practices';

interface PracticeBadgesProps {
  rancher: PracticeBadges_rancherFragment;
  /** The maximum number of badges. The others are only counted. */
  most?: number;
}

export function PracticeBadges({ rancher, most = 7 }: PracticeBadgesProps) {
  const practices = practicesOf(rancher);
  const hidden = practices.slice(most);
  if (practices.length === 0) return null;
  return (
    <Cluster as="ul" gap={0.5} aria-label="Practices">
      {practices.slice(0, most).map(({ flag, label }) => (
        <li key={flag}>
          <Badge tone="success">{label}</Badge>
        </li>
      ))}
      {hidden.length > 0 && (
        <li title={hidden.map(({ label }) => label).join(', ')}>
          <Badge>{`+${hidden.length} more`}</Badge>
        </li>
      )}
    </Cluster>
  );
}
