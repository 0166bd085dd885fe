import type { MenuGroups } from '../overlay/Menu';
import { MoreMenu } from '../overlay/MoreMenu';

interface RowMenuProps {
  /** Names the row's record for screen readers. */
  of: string;
  groups: MenuGroups;
}

/** A menu with a row's actions apart from its main button. */
export function RowMenu({ of, groups }: RowMenuProps) {
  return <MoreMenu label={`More actions for ${of}`} button={`More – ${of}`} groups={groups} />;
}
