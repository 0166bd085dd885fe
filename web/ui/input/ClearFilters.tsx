import type { MouseEvent } from 'react';
import { Button } from '../button/Button';

/** Clears the filters. Moves the focus to their group, since the button disappears when pressed. */
export function ClearFilters({ onClear }: { onClear: () => void }) {
  const clear = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest<HTMLElement>('[role="group"]')?.focus();
    onClear();
  };
  return (
    <Button variant="quiet" onClick={clear}>
      Clear Filters
    </Button>
  );
}
