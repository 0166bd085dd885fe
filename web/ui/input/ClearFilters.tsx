import type { MouseEvent } from 'react';
import { Button } from '../button/Button';

/** Moves the focus to its group of filters, since the button disappears when pressed. */
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
