import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { HELPER_ROLE, HELPER_ROLE_MEANING } from '../../../rules/accounts/helperForm';
import { customerDate } from '../../../rules/time/dates';
import { mutate } from '../../apollo/mutate';
import { useSubmit } from '../../errors/useSubmit';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/arrange';

import { Section } from '../../ui/layout/Section';
import { LazyConfirmDialog, lazyDialog } from '../../ui/overlay/lazyDialog';
import { RetryNotice } from '../../ui/state/Notice';
import { Text, VisuallyHidden } from '../../ui/text/Text';
import { Line, Lines, LineText } from '../SecurityLines';
import {
  CancelHelperInvitationDocument,
  ChangeHelperRoleDocument,
  type Helpers_rancherFragment,
  HelpersSectionDocument,
  RemoveHelperDocument,
} from './HelpersSection.generated';

const InviteHelperDialog = lazyDialog(() => import('./InviteHelperDialog'));

/** Lists the helpers of the owner's ranch and the open invitations. */
export default function HelpersSection() {
  const { data, error, refetch } = useQuery(HelpersSectionDocument, { fetchPolicy: 'cache-and-network' });
  const [isInviting, setInviting] = useState(false);
  const ranch = data?.viewer?.ranch;
  return (
    <Section id="helpers" title="Helpers">
      <Text measure>
        Let others work with you, each with a sign-in of their own. Only you see the ranch's money and its helpers.
      </Text>
      {error && !ranch && <RetryNotice onRetry={() => refetch()}>Couldn't load your helpers.</RetryNotice>}
      {ranch && (
        <Lines aria-label="Helpers">
          {ranch.helpers.map((helper) => (
            <HelperLine key={helper.id} helper={helper} />
          ))}
          {ranch.helperInvitations.map((invitation) => (
            <InvitationLine key={invitation.id} invitation={invitation} />
          ))}
        </Lines>
      )}
      {ranch?.approval === 'APPROVED' ? (
        <div>
          <Button onClick={() => setInviting(true)}>Invite a Helper</Button>
        </div>
      ) : (
        ranch && <Text tone="soft">You can invite helpers once your ranch is approved.</Text>
      )}
      <InviteHelperDialog open={isInviting} onOpenChange={setInviting} />
    </Section>
  );
}

type Helper = Helpers_rancherFragment['helpers'][number];

function HelperLine({ helper }: { helper: Helper }) {
  const { name, email, role, lastSignInAt } = helper;
  const lastSignIn = lastSignInAt ? `last signed in ${customerDate(lastSignInAt)}` : "hasn't signed in yet";
  return (
    <Line>
      <LineText title={name}>{`${HELPER_ROLE.label(role)} · ${email} · ${lastSignIn}`}</LineText>
      <Cluster>
        <ChangeRole helper={helper} />
        <Remove helper={helper} />
      </Cluster>
    </Line>
  );
}

function ChangeRole({ helper: { id, name, role } }: { helper: Helper }) {
  const [isAsking, setAsking] = useState(false);
  const otherRole = role === 'RUN_RANCH' ? 'WORK_ORDERS' : 'RUN_RANCH';
  const change = useSubmit({
    send: () => mutate(ChangeHelperRoleDocument, { userId: id, role: otherRole }),
    successToast: { title: 'Role Changed', description: `${name} now ${lowerFirst(HELPER_ROLE.label(otherRole))}.` },
    errorToast: "Couldn't change the role",
  });
  const rolesText = `Right now: ${HELPER_ROLE.label(role)}. New role: ${HELPER_ROLE.label(otherRole)}.`;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Change Role<VisuallyHidden> for {name}</VisuallyHidden>
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Change ${name}'s role?`}
        description={`${rolesText} ${HELPER_ROLE_MEANING[otherRole]}`}
        confirmLabel="Change Role"
        onConfirm={() => change()}
      />
    </>
  );
}

function Remove({ helper: { id, name } }: { helper: Helper }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useSubmit({
    send: () => mutate(RemoveHelperDocument, { userId: id }),
    successToast: { title: 'Helper Removed', description: `${name} is signed out and can't get back in.` },
    errorToast: "Couldn't remove the helper",
  });
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove ${name}?`}
        description={`${name} is signed out everywhere right away. What they did stays in your orders' history.`}
        confirmLabel="Remove Helper"
        cancelLabel="Keep Helper"
        tone="danger"
        onConfirm={() => remove()}
      />
    </>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

type Invitation = Helpers_rancherFragment['helperInvitations'][number];

function InvitationLine({ invitation: { id, name, email, role, expiresAt } }: { invitation: Invitation }) {
  const [cancelInvitation, { loading }] = useMutation(CancelHelperInvitationDocument);
  const cancel = useSubmit({
    send: () => cancelInvitation({ variables: { id } }),
    successToast: {
      title: 'Invitation Canceled',
      description: `The link that we sent to ${email} doesn't work anymore.`,
    },
    errorToast: "Couldn't cancel the invitation",
  });
  return (
    <Line>
      <LineText title={name || email}>
        {`Invited · ${HELPER_ROLE.label(role)} · ${name && `${email} · `}expires ${customerDate(expiresAt)}`}
      </LineText>
      <Button size="small" pending={loading} onClick={() => cancel()}>
        Cancel Invitation<VisuallyHidden> for {name || email}</VisuallyHidden>
      </Button>
    </Line>
  );
}
