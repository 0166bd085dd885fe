import { LogOut } from 'lucide-react';
import { paths } from '../paths';
import { useLogout } from '../session/useLogout';
import type { Viewer } from '../session/useSession';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Drawer } from '../ui/Drawer';
import { Rule } from '../ui/Rule';
import { Stack } from '../ui/Stack';
import { MenuLinks } from './MenuLinks';
import { accountEntries, mainEntries } from './navigation';

interface SlideOutMenuProps {
  viewer: Viewer | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The header's menu on phones: the same entries, closed by whatever is chosen. */
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
  const leave = () => {
    onChoose();
    return logout();
  };
  return (
    <>
      <MenuLinks label="My Account" entries={accountEntries(viewer)} onChoose={onChoose} />
      <Button icon={LogOut} onClick={leave}>
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
