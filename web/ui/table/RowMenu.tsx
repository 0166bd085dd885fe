import { MoreHorizontal } from 'lucide-react';
import { IconButton } from '../button/IconButton';
import { Menu, type MenuEntry } from '../overlay/Menu';

interface RowMenuProps {
  /** The row's record, for screen readers. */
  of: string;
  groups: MenuEntry[][];
}

/** What else can be done with a row than its main button does. */
export function RowMenu({ of, groups }: RowMenuProps) {
  return (
    <Menu
      label={`More actions for ${of}`}
      groups={groups}
      trigger={(opens) => (
        <IconButton variant="outline" size="small" icon={MoreHorizontal} label={`More – ${of}`} {...opens} />
      )}
    />
  );
}
