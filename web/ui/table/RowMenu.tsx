import { MoreHorizontal } from 'lucide-react';
import { IconButton } from '../button/IconButton';
import { Menu } from '../overlay/Menu';
import type { MenuEntry } from '../overlay/MenuList';

interface RowMenuProps {
  /** Names the row's record for screen readers. */
  of: string;
  groups: MenuEntry[][];
}

/** A menu with a row's actions apart from its main button. */
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
