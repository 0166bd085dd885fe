import { Button, type ButtonProps } from '../button/Button';
import type { MenuGroups } from '../overlay/Menu';
import { MoreMenu } from '../overlay/MoreMenu';
import { VisuallyHidden } from '../text/Text';

interface RowButtonProps extends Omit<ButtonProps, 'size'> {
  /** Names the row's record for screen readers. */
  of: string;
}

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

interface RowMenuProps {
  /** Names the row's record for screen readers. */
  of: string;
  groups: MenuGroups;
}

export function RowMenu({ of, groups }: RowMenuProps) {
  return <MoreMenu label={`More actions for ${of}`} button={`More – ${of}`} groups={groups} />;
}
