import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { AdminRole } from '../../../rules/accounts/duties';
import type { InviteAdminValues } from '../../../rules/accounts/teamForm';
import { ADMIN_ROLE } from '../../../rules/words/platformVocabulary';
import { codeOf } from '../../errors/graphErrors';
import { errorsInForm, useSubmit } from '../../errors/useSubmit';
import {
  CancelAdminInvitationDocument,
  ChangeAdminRoleDocument,
  InviteAdminDocument,
  RemoveAdminDocument,
  type TeamTab_invitationFragment,
  type TeamTab_memberFragment,
  type TeamTab_teamFragment,
  TeamTabDocument,
} from './TeamTab.generated';

/** Replaces the cached team. Each mutation returns the whole team. */
function cacheTeam(cache: ApolloCache, team: TeamTab_teamFragment | undefined): void {
  if (team) cache.writeQuery({ query: TeamTabDocument, data: { admin: { __typename: 'Admin', team } } as never });
}

export function useInviteAdmin(onSuccess: () => void) {
  const [invite] = useMutation(InviteAdminDocument, {
    update: (cache, { data }) => cacheTeam(cache, data?.inviteAdmin.team),
  });
  return useSubmit({
    send: (input: InviteAdminValues) => invite({ variables: { input } }),
    successToast: (_, { email }) => ({ title: 'Invitation Sent', description: `We emailed a link to ${email}.` }),
    ...errorsInForm("Couldn't send the invitation"),
    onSuccess,
  });
}

export function useCancelInvitation({ id, email }: TeamTab_invitationFragment) {
  const [cancel] = useMutation(CancelAdminInvitationDocument, {
    update: (cache, { data }) => cacheTeam(cache, data?.cancelAdminInvitation.team),
  });
  const reload = useReloadIfGone();
  return useSubmit({
    send: () => cancel({ variables: { id } }),
    successToast: {
      title: 'Invitation Canceled',
      description: `The link that we emailed to ${email} doesn't work anymore.`,
    },
    errorToast: "Couldn't cancel the invitation",
    onError: reload,
  });
}

export function useChangeRole({ id, name }: TeamTab_memberFragment, onSuccess: () => void) {
  const [change] = useMutation(ChangeAdminRoleDocument, {
    update: (cache, { data }) => cacheTeam(cache, data?.changeAdminRole.team),
  });
  const reload = useReloadIfGone();
  return useSubmit({
    send: ({ role }: { role: AdminRole }) => change({ variables: { userId: id, role } }),
    successToast: (_, { role }) => ({ title: 'Role Changed', description: `${name}: ${ADMIN_ROLE.label(role)}.` }),
    errorToast: "Couldn't change the role",
    onError: reload,
    onSuccess,
  });
}

export function useRemoveAdmin({ id, name }: TeamTab_memberFragment) {
  const [remove] = useMutation(RemoveAdminDocument, {
    update: (cache, { data }) => cacheTeam(cache, data?.removeAdmin.team),
  });
  const reload = useReloadIfGone();
  return useSubmit({
    send: () => remove({ variables: { userId: id } }),
    successToast: { title: 'Removed From the Team', description: `${name} was signed out everywhere.` },
    errorToast: "Couldn't remove them",
    onError: reload,
  });
}

/** Returns a callback that reloads the team if another admin has already made the change. */
function useReloadIfGone() {
  const [, { client }] = useMutation(RemoveAdminDocument);
  return (error: unknown) => {
    if (codeOf(error) === 'NOT_FOUND') void client.refetchQueries({ include: [TeamTabDocument] });
  };
}
