import type { Knex } from 'knex';
import type { AdminRole } from '../../../rules/accounts/duties';
import { pathTo, site } from '../../../rules/site';
import { BRAND } from '../../../rules/words/brand';
import { issueInvitationToken } from '../../accounts/acceptInvitation';
import { findByEmail } from '../../accounts/loadUser';
import { type Letter, unconfirmed } from '../../mail/Letter';

const WORK: Record<AdminRole, string> = {
  ALL: "You'd take care of everything: ranches, orders, money, and who else is on the team.",
  SUPPORT: "You'd help ranches and families: approve ranches, and look after orders, messages and reviews.",
  FINANCE: "You'd take care of the money: commission, payments, statements and the figures of the business.",
};

/** Names nobody, since the list of sent mails stores the subject. */
const SUBJECT = `You're invited to the team of ${BRAND}`;

const INTRODUCTION = `The people who run ${BRAND}, where ranches sell beef directly to families, ask you to join their team.`;

type Invited = { email: string; role: AdminRole };

/** Creates the token with the letter, so only the letter has it. If the email has an account, only its owner learns it. */
export async function adminInvitation(
  db: Knex,
  { invitationId }: { invitationId: number },
): Promise<Letter | undefined> {
  const invitation = await db('adminInvitations').where({ id: invitationId }).first<Invited>('email', 'role');
  if (!invitation) return undefined;
  // Renews the expiry even if the email has an account, since the team sees the expiry.
  const token = await issueInvitationToken(db, 'adminInvitations', invitationId);
  return (await findByEmail(db, invitation.email)) ? emailIsTaken(invitation) : invitationLetter(invitation, token);
}

const invitationLetter = ({ email, role }: Invited, token: string): Letter => ({
  to: unconfirmed(email),
  subject: SUBJECT,
  paragraphs: [INTRODUCTION, WORK[role], 'Accept, and choose a password of your own. The link works once, for 7 days.'],
  link: { label: 'Accept the invitation', path: pathTo('adminInvitation', { token }) },
  closing: "If you don't know what this is about, you can ignore this email.",
});

const emailIsTaken = ({ email }: Invited): Letter => ({
  to: unconfirmed(email),
  subject: SUBJECT,
  paragraphs: [
    `${INTRODUCTION} That takes a sign-in of its own, but this email already has an account here.`,
    "If you'd like to join, please ask the team to invite you at another email. We didn't tell them about your account.",
  ],
  link: { label: 'Sign in to your account', path: site.auth.path },
  closing: "If you don't know what this is about, you can ignore this email. Your account stays the same.",
});
