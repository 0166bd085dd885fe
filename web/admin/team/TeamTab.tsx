import { useQuery } from '@apollo/client/react';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { adminDateTime, pendingDate } from '../../../rules/time/dates';
import { ADMIN_ROLE } from '../../../rules/words/platformVocabulary';
import { RecordState } from '../../parts/lists/RecordState';
import { serverTime } from '../../session/serverTime';
import { useSession } from '../../session/useSession';
import { Button } from '../../ui/button/Button';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Section } from '../../ui/layout/Section';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import type { MenuEntry } from '../../ui/overlay/MenuList';
import { RowButton, RowMenu } from '../../ui/table/RowButton';
import { buttonsColumn, type TableColumn } from '../../ui/table/TableRow';
import { Badge } from '../../ui/text/Badge';
import { Text } from '../../ui/text/Text';
import { AdminRows } from '../AdminTable';
import { InviteDialog, RoleDialog } from './TeamDialogs';
import {
  type TeamTab_invitationFragment as Invitation,
  type TeamTab_memberFragment as Member,
  TeamTabDocument,
} from './TeamTab.generated';
import { useCancelInvitation, useRemoveAdmin } from './useTeamActions';

export default function TeamTab() {
  const { data, error, refetch } = useQuery(TeamTabDocument, { fetchPolicy: 'cache-and-network' });
  const [isInviting, setInviting] = useState(false);
  const team = data?.admin.team;
  if (!team) return <RecordState {...{ data, error, refetch }} noun="team" />;
  const { members, invitations } = team;
  return (
    <Stack gap={4}>
      <Section
        title="Team"
        actions={
          <Button variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
            Invite Someone
          </Button>
        }
      >
        <AdminRows caption="Team" columns={memberColumns} rows={members} />
      </Section>
      <Section title="Invitations">
        {invitations.length > 0 ? (
          <AdminRows caption="Invitations" columns={invitationColumns} rows={invitations} />
        ) : (
          <Text tone="soft">No open invitations.</Text>
        )}
      </Section>
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
    </Stack>
  );
}

const roleColumn: TableColumn<Pick<Member, 'role'>> = {
  key: 'role',
  header: 'Role',
  plain: true,
  cell: ({ role }) => <Badge tone={role === 'ALL' ? 'info' : 'neutral'}>{ADMIN_ROLE.label(role)}</Badge>,
};

const memberColumns: TableColumn<Member>[] = [
  { key: 'name', header: 'Name', primary: true, cell: ({ name }) => name },
  { key: 'email', header: 'Email', plain: true, cell: ({ email }) => email },
  roleColumn,
  { key: 'since', header: 'Since', cell: ({ since }) => pendingDate(since) },
  {
    key: 'signedIn',
    header: 'Last signed in',
    cell: ({ lastSignInAt }) => (lastSignInAt ? adminDateTime(lastSignInAt) : 'Never'),
  },
  buttonsColumn((member) => <MemberActions member={member} />),
];

/** Admins can't change their own role or remove themselves. */
function MemberActions({ member }: { member: Member }) {
  const { viewer } = useSession();
  const [asking, setAsking] = useState<'role' | 'remove'>();
  const remove = useRemoveAdmin(member);
  const close = () => setAsking(undefined);
  const entries: MenuEntry[] = [
    { label: 'Change Role', onSelect: () => setAsking('role') },
    { label: 'Remove', tone: 'danger', onSelect: () => setAsking('remove') },
  ];
  if (member.id === viewer?.id) {
    return (
      <Cluster justify="end">
        <Text tone="soft">You</Text>
      </Cluster>
    );
  }
  return (
    <Cluster justify="end">
      <RowMenu of={member.name} groups={[entries]} />
      {asking === 'role' && <RoleDialog member={member} onClose={close} />}
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={close}
        title={`Remove ${member.name} from the team?`}
        description="They’re signed out everywhere. Their API tokens, webhooks and open invitations end, and their account becomes a customer’s."
        confirmLabel="Remove"
        tone="danger"
        onConfirm={() => remove()}
      />
    </Cluster>
  );
}

const invitationColumns: TableColumn<Invitation>[] = [
  { key: 'email', header: 'Email', primary: true, cell: ({ email }) => email },
  { key: 'name', header: 'Name', plain: true, cell: ({ name }) => name },
  roleColumn,
  { key: 'invited', header: 'Invited', cell: ({ invitedAt }) => pendingDate(invitedAt) },
  {
    key: 'expires',
    header: 'Good until',
    cell: ({ expiresAt }) => (Date.parse(expiresAt) < serverTime.now() ? 'Expired' : adminDateTime(expiresAt)),
  },
  buttonsColumn((invitation) => <Cancel invitation={invitation} />),
];

function Cancel({ invitation }: { invitation: Invitation }) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelInvitation(invitation);
  return (
    <Cluster justify="end">
      <RowButton of={invitation.email} onClick={() => setAsking(true)}>
        Cancel
      </RowButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancel this invitation?"
        description={`The link that we emailed to ${invitation.email} won’t work anymore.`}
        confirmLabel="Cancel Invitation"
        cancelLabel="Keep It"
        tone="danger"
        onConfirm={() => cancel()}
      />
    </Cluster>
  );
}
