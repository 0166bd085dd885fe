import type { MouseEvent } from 'react';
import { Button } from './Button';

/** Goes away as it is pressed: the keyboard goes on from the group of filters that it stands in, which takes focus. */
export function ClearFilters({ onClear }: { onClear: () => void }) {
  const clear = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest<HTMLElement>('[role="group"]')?.focus();
    onClear();
  };
  return (
    <Button variant="quiet" onClick={clear}>
      Clear filters
    </Button>
  );
}
