import { useState } from 'react';
import { Button } from '../ui/Button';
import { Section } from '../ui/Section';
import { AccountDetails } from './AccountDetails';
import type { AccountDetails_userFragment } from './AccountDetails.generated';
import { AccountForm } from './AccountForm';

/** Read-only until one asks to edit. */
export function AccountSection({ user }: { user: AccountDetails_userFragment }) {
  const [editing, setEditing] = useState<boolean>();
  // It comes back in place of the form that closed, and takes the focus over from it.
  const edit = (
    <Button autoFocus={editing === false} onClick={() => setEditing(true)}>
      Edit Profile
    </Button>
  );
  return (
    <Section id="account" title="Account" rule="none" actions={!editing && edit}>
      <AccountDetails user={user} fixed={Boolean(editing)} />
      {editing && <AccountForm user={user} onClose={() => setEditing(false)} />}
    </Section>
  );
}
