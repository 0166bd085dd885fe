import { Button, type ButtonProps } from '../ui/Button';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface RowButtonProps extends Omit<ButtonProps, 'size'> {
  /** The record that the row is about: who hears the buttons cannot see the row. */
  of: string;
}

/** A button in a row of a table. */
export function RowButton({ of, children, ...rest }: RowButtonProps) {
  return (
    <Button size="small" {...rest}>
      <span>
        {children}
        <VisuallyHidden>{` – ${of}`}</VisuallyHidden>
      </span>
    </Button>
  );
}
