import { useState } from 'react';
import { Button } from '../ui/Button';
import { Section } from '../ui/Section';
import { AccountDetails } from './AccountDetails';
import type { AccountDetails_userFragment } from './AccountDetails.generated';
import { AccountForm } from './AccountForm';

/** Read-only until one asks to edit. */
export function AccountSection({ user }: { user: AccountDetails_userFragment }) {
  const [editing, setEditing] = useState(false);
  const edit = <Button onClick={() => setEditing(true)}>Edit Profile</Button>;
  return (
    <Section title="Account" rule="none" actions={!editing && edit}>
      <AccountDetails user={user} fixed={editing} />
      {editing && <AccountForm user={user} onClose={() => setEditing(false)} />}
    </Section>
  );
}
