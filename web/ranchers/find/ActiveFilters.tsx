import { useRef } from 'react';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Cluster } from '../../ui/Cluster';
import { filterChips } from './filterChips';
import { NO_FILTERS, type RanchFilters } from './ranchFilters';
import type { ChangeFilters } from './useListingAddress';

interface ActiveFiltersProps {
  filters: RanchFilters;
  onChange: (how: ChangeFilters) => void;
}

/** What the list is narrowed by, to be taken off one by one or all at once. */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const group = useRef<HTMLDivElement>(null);
  const chips = filterChips(filters);
  const change = (how: ChangeFilters) => {
    // The pressed button goes with what it takes off; the one that opens the filters, just before, stays.
    group.current?.previousElementSibling?.querySelector('button')?.focus();
    onChange(how);
  };
  if (chips.length === 0 && !filters.search) return null;
  return (
    <Cluster ref={group} role="group" aria-label="Active filters">
      {chips.map(({ label, takeOff }) => (
        <Chip key={label} onRemove={() => change(takeOff)}>
          {label}
        </Chip>
      ))}
      <Button variant="quiet" size="small" onClick={() => change(() => NO_FILTERS)}>
        Clear all
      </Button>
    </Cluster>
  );
}
