import { ChevronDown, LogOut } from 'lucide-react';
import styled from 'styled-components';
import { useLogout } from '../session/useLogout';
import type { Viewer } from '../session/useSession';
import { Button } from '../ui/Button';
import { Menu } from '../ui/Menu';
import { accountEntries } from './navigation';

const Name = styled.span`
  max-width: 16ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const logout = useLogout();
  return (
    <Menu
      label="My Account"
      heading="My Account"
      trigger={(props) => (
        <Button variant="quiet" {...props}>
          <Name>{viewer.name}</Name>
          <ChevronDown size={16} aria-hidden />
        </Button>
      )}
      groups={[accountEntries(viewer), [{ label: 'Logout', icon: LogOut, onSelect: logout }]]}
    />
  );
}
