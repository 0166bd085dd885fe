import { Ellipsis } from 'lucide-react';
import { IconButton } from '../button/IconButton';
import { Menu, type MenuGroups } from './Menu';

interface MoreMenuProps {
  label: string;
  /** Names the button, if it isn't named like the menu. */
  button?: string;
  variant?: 'quiet' | 'outline';
  groups: MenuGroups;
}

export function MoreMenu({ label, button = label, variant = 'outline', groups }: MoreMenuProps) {
  return (
    <Menu
      label={label}
      groups={groups}
      trigger={(opens) => <IconButton icon={Ellipsis} label={button} variant={variant} size="small" {...opens} />}
    />
  );
}
