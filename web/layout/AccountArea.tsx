import { ChevronDown, LogOut } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '../paths';
import { useLogout } from '../session/useLogout';
import type { Session, Viewer } from '../session/useSession';
import { media, space } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/button/Button';
import { Menu } from '../ui/overlay/Menu';
import { accountEntries } from './navigation';

/** Hides the account area until the session has loaded, so that the layout doesn't shift. */
const Root = styled.div<{ $known: boolean }>`
  display: flex;
  gap: ${space(1)};
  visibility: ${({ $known }) => ($known ? 'visible' : 'hidden')};

  ${media.phone} {
    display: none;
  }
`;

export function AccountArea({ viewer, loading }: Session) {
  return (
    <Root $known={!loading}>
      {viewer ? (
        <AccountMenu viewer={viewer} />
      ) : (
        <>
          <ButtonLink to={paths.auth} variant="quiet">
            Sign in
          </ButtonLink>
          <ButtonLink to={paths.register}>Sign up</ButtonLink>
        </>
      )}
    </Root>
  );
}

const Name = styled.span`
  max-width: 16ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

function AccountMenu({ viewer }: { viewer: Viewer }) {
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
