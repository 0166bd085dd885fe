import { Button, type ButtonProps } from '../button/Button';
import { VisuallyHidden } from '../layout/VisuallyHidden';

interface RowButtonProps extends Omit<ButtonProps, 'size'> {
  /** Names the row's record for screen readers. */
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
