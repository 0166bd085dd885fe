import type { HelperRole } from '../../rules/accounts/duties';
import { ask, mutate } from '../apollo/mutate';
import { PageHeader } from '../ui/layout/Page';
import { Notice } from '../ui/state/Notice';
import { AcceptHelperInvitationDocument, HelperInvitationDocument } from './HelperInvitationPage.generated';
import { MailedInvitation } from './MailedInvitation';

const LEADS: Record<HelperRole, string> = {
  WORK_ORDERS: "You'll see what families ordered, move orders along, and write with families.",
  RUN_RANCH: "You'll take care of the orders, the herd, the products and the ranch page. The owner keeps the money.",
};

export default function HelperInvitationPage() {
  return (
    <MailedInvitation
      title="Help at a ranch"
      logoutReason="Helping takes a sign-in of its own."
      inviter="the ranch"
      find={async (token) => (await ask(HelperInvitationDocument, { token })).helperInvitation}
      accept={async (input) => (await mutate(AcceptHelperInvitationDocument, { input })).acceptHelperInvitation.user}
    >
      {({ ranchName, email, role }) => (
        <>
          <PageHeader title={`Help at ${ranchName}`} lead={LEADS[role]} />
          <Notice tone="info">{`You'll sign in with ${email}.`}</Notice>
        </>
      )}
    </MailedInvitation>
  );
}
