import { Checkbox } from '../input/Checkbox';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import type { ChosenRows } from './useChosenRows';

interface ChooseRowProps {
  id: string;
  chosen: ChosenRows;
  /** Read by screen readers. */
  label: string;
}

/** The checkbox that selects a row. */
export function ChooseRow({ id, chosen, label }: ChooseRowProps) {
  return (
    <Checkbox checked={chosen.ids.includes(id)} onChange={(event) => chosen.choose(id, event.target.checked)}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Checkbox>
  );
}
