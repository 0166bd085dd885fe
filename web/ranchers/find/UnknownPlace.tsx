import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Cluster';
import { EmptyState } from '../../ui/EmptyState';

interface UnknownPlaceProps {
  zipCode: string;
  onFilters: () => void;
  onAnywhere: () => void;
}

/** The address names a ZIP code that is none. */
export function UnknownPlace({ zipCode, onFilters, onAnywhere }: UnknownPlaceProps) {
  return (
    <EmptyState
      title={`We do not know ZIP code ${zipCode}`}
      text="Check its five digits, or look at ranches everywhere."
      action={
        <Cluster justify="center">
          <Button onClick={onFilters}>Change ZIP code</Button>
          <Button variant="quiet" onClick={onAnywhere}>
            Look everywhere
          </Button>
        </Cluster>
      }
    />
  );
}
