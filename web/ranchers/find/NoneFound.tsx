import { FARTHEST_MILES } from '../../../rules/delivery';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Cluster';
import { EmptyState } from '../../ui/EmptyState';
import { widerThan } from './near';
import { NO_FILTERS, type RanchFilters } from './ranchFilters';
import type { ChangeFilters } from './useListingAddress';

interface NoneFoundProps {
  filters: RanchFilters;
  onChange: (how: ChangeFilters) => void;
}

/** Nothing fits; what could be asked for instead. */
export function NoneFound({ filters, onChange }: NoneFoundProps) {
  const wider = filters.near.zipCode ? widerThan(filters.near.miles) : undefined;
  return (
    <EmptyState
      title="No ranchers found"
      text={
        wider
          ? 'Look a little further, take off a filter, or look for another name.'
          : 'Take off a filter, or look for another place or name.'
      }
      action={
        <Cluster justify="center">
          {wider && (
            <Button onClick={() => onChange((now) => ({ ...now, near: { ...now.near, miles: wider } }))}>
              {wider === FARTHEST_MILES ? 'Look at any distance' : `Look within ${wider} miles`}
            </Button>
          )}
          <Button variant={wider ? 'quiet' : 'secondary'} onClick={() => onChange(() => NO_FILTERS)}>
            Clear all filters
          </Button>
        </Cluster>
      }
    />
  );
}
