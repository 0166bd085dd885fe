import { LogOut } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../paths';
import { useLogout } from '../session/useLogout';
import type { Viewer } from '../session/useSession';
import { color, font, radius, size, smallCaps, space, touch } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/button/Button';
import { Stack } from '../ui/layout/arrange';
import { Rule } from '../ui/layout/Rule';
import { Drawer } from '../ui/overlay/Drawer';
import type { DialogState } from '../ui/overlay/dialogState';
import { Link } from '../ui/text/Link';
import { EntryBadge } from './EntryBadge';
import { accountEntries, isCurrent, mainEntries, type NavEntry } from './navigation';

interface SlideOutMenuProps extends DialogState {
  viewer: Viewer | null;
}

/** The header's entries on phones. Any choice closes the menu. */
export default function SlideOutMenu({ viewer, open, onOpenChange }: SlideOutMenuProps) {
  const close = () => onOpenChange(false);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={viewer?.name ?? 'Menu'}>
      <Stack gap={3}>
        <MenuLinks label="Main" entries={mainEntries(viewer)} onChoose={close} />
        <Rule />
        {viewer ? <AccountPart viewer={viewer} onChoose={close} /> : <VisitorPart onChoose={close} />}
      </Stack>
    </Drawer>
  );
}

function AccountPart({ viewer, onChoose }: { viewer: Viewer; onChoose: () => void }) {
  const logout = useLogout();
  const closeAndLogOut = () => {
    onChoose();
    return logout();
  };
  return (
    <>
      <MenuLinks label="My Account" entries={accountEntries(viewer)} onChoose={onChoose} />
      <Button icon={LogOut} onClick={closeAndLogOut}>
        Logout
      </Button>
    </>
  );
}

function VisitorPart({ onChoose }: { onChoose: () => void }) {
  return (
    <Stack gap={1}>
      <ButtonLink to={paths.auth} onClick={onChoose}>
        Sign in
      </ButtonLink>
      <ButtonLink to={paths.register} variant="primary" onClick={onChoose}>
        Sign up
      </ButtonLink>
    </Stack>
  );
}

const Label = styled.p`
  ${smallCaps}
  margin-bottom: ${space(1)};
  color: ${color.soft};
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${touch};
  padding: ${space(1)};
  border-radius: ${radius};
  color: ${color.ink};
  font-family: ${font.heading};
  font-size: ${size[21]};
  font-weight: 600;
  text-decoration: none;

  svg {
    flex: none;
    color: ${color.soft};
  }

  &[aria-current='page'] {
    background: ${color.sunken};
    color: ${color.red};
  }
`;

function MenuLinks({ label, entries, onChoose }: { label: string; entries: NavEntry[]; onChoose: () => void }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label}>
      <Label>{label}</Label>
      {entries.map((entry) => (
        <Entry
          key={entry.label}
          to={entry.to}
          onClick={onChoose}
          aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
        >
          <entry.icon size={20} aria-hidden />
          {entry.label}
          <EntryBadge entry={entry} place="end" />
        </Entry>
      ))}
    </nav>
  );
}
