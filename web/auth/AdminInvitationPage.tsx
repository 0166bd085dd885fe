import { BRAND } from '../../rules/words/brand';
import { ADMIN_ROLE } from '../../rules/words/platformVocabulary';
import { ask, mutate } from '../apollo/mutate';
import { PageHeader } from '../ui/layout/Page';
import { DescriptionList } from '../ui/text/DescriptionList';
import { AcceptAdminInvitationDocument, AdminInvitationPageDocument } from './AdminInvitationPage.generated';
import { MailedInvitation } from './MailedInvitation';

const JOIN = `Join the team of ${BRAND}`;

export default function AdminInvitationPage() {
  return (
    <MailedInvitation
      title={JOIN}
      logoutReason="The team has sign-ins of its own."
      inviter="the team"
      find={async (token) => (await ask(AdminInvitationPageDocument, { token })).adminInvitation}
      accept={async (input) => (await mutate(AcceptAdminInvitationDocument, { input })).acceptAdminInvitation.user}
    >
      {({ email, role }) => (
        <>
          <PageHeader title={JOIN} lead="Choose your name and a password of your own." />
          <DescriptionList
            items={[
              { term: 'Email', details: email },
              { term: 'Role', details: ADMIN_ROLE.label(role) },
            ]}
          />
        </>
      )}
    </MailedInvitation>
  );
}
