import type { AdminRole } from '../../../rules/accounts/duties';
import { inviteAdminForm } from '../../../rules/accounts/teamForm';
import { LIMITS } from '../../../rules/fields/limits';
import { ADMIN_ROLE } from '../../../rules/words/platformVocabulary';
import { Field } from '../../ui/form/Field';
import { FormDialog } from '../../ui/form/FormDialog';
import { describedCards, RadioCards } from '../../ui/input/RadioCards';
import { Text } from '../../ui/text/Text';
import type { TeamTab_memberFragment } from './TeamTab.generated';
import { useChangeRole, useInviteAdmin } from './useTeamActions';

const DESCRIPTIONS: Record<AdminRole, string> = {
  ALL: 'Everything, with money, the audit log and the team.',
  SUPPORT: 'Ranches, orders, families, messages and reviews. No money.',
  FINANCE: 'Commission, payments and analytics. No changes to ranches or orders.',
};

const ROLES = describedCards(ADMIN_ROLE.options, DESCRIPTIONS);

const initialValues: { email: string; name: string; role: AdminRole } = { email: '', name: '', role: 'SUPPORT' };

export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const invite = useInviteAdmin(onClose);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Invite Someone"
      description="We email them a link, which works once, for 7 days. They choose their own name and password."
      initialValues={initialValues}
      schema={inviteAdminForm}
      onSubmit={invite}
      submitLabel="Send Invitation"
    >
      <Field name="email" label="Email" type="email" autoComplete="off" hint="One without an account here." />
      <Field
        name="name"
        label="Name"
        optional
        maxLength={LIMITS.name}
        autoComplete="off"
        hint="Only the team sees it."
      />
      <RadioCards name="role" legend="Role" options={ROLES} />
    </FormDialog>
  );
}

export function RoleDialog({ member, onClose }: { member: TeamTab_memberFragment; onClose: () => void }) {
  const change = useChangeRole(member, onClose);
  return (
    <FormDialog
      onClose={onClose}
      title="Change Role"
      description={member.name}
      initialValues={{ role: member.role }}
      onSubmit={change}
      submitLabel="Change Role"
    >
      <RadioCards name="role" legend="Role" options={ROLES} />
      <Text tone="soft" size={15}>
        With a smaller role they’re signed out everywhere, and their API tokens and open invitations end.
      </Text>
    </FormDialog>
  );
}
