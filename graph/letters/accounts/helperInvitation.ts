import type { Knex } from 'knex';
import type { HelperRole } from '../../../rules/accounts/duties';
import { pathTo, site } from '../../../rules/site';
import { BRAND } from '../../../rules/words/brand';
import { issueInvitationToken } from '../../accounts/acceptInvitation';
import { findByEmail } from '../../accounts/loadUser';
import { type Letter, unconfirmed } from '../../mail/Letter';

const WORK: Record<HelperRole, string> = {
  WORK_ORDERS: "You'd work its orders: see what families ordered, move orders along, and write with the families.",
  RUN_RANCH:
    "You'd run the ranch with them: its orders, herd, products and ranch page. The owner takes care of the money.",
};

/** Names nobody, since the list of sent mails stores the subject. */
const SUBJECT = `You're invited to help a ranch on ${BRAND}`;

const INTRODUCTION = `A ranch that sells beef directly to families on ${BRAND} asks you to help.`;

type Invited = { email: string; role: HelperRole };

/**
 * Creates the token with the letter, so only the letter has it. If the email has an account, only the account's owner learns
 * about that. The letter has no text that the ranch wrote, since it goes to any email that the ranch types.
 */
export async function helperInvitation(
  db: Knex,
  { invitationId }: { invitationId: number },
): Promise<Letter | undefined> {
  const invitation = await db('helperInvitations')
    .join('ranchers', 'ranchers.id', 'helperInvitations.rancherId')
    .where({ 'helperInvitations.id': invitationId, approval: 'APPROVED' })
    .first<Invited>('email', 'role');
  if (!invitation) return undefined;
  // Renews the expiry even if the email has an account, since the ranch sees the expiry.
  const token = await issueInvitationToken(db, 'helperInvitations', invitationId);
  return (await findByEmail(db, invitation.email)) ? emailIsTaken(invitation) : invitationLetter(invitation, token);
}

function invitationLetter({ email, role }: Invited, token: string): Letter {
  return {
    to: unconfirmed(email),
    subject: SUBJECT,
    paragraphs: [
      INTRODUCTION,
      WORK[role],
      'Accept, and choose a password of your own. The link works once, for 7 days.',
    ],
    link: { label: 'Accept the invitation', path: pathTo('helperInvitation', { token }) },
    closing: "The link shows the ranch's name. If you don't know it, you can ignore this email.",
  };
}

const emailIsTaken = ({ email }: Invited): Letter => ({
  to: unconfirmed(email),
  subject: SUBJECT,
  paragraphs: [
    `${INTRODUCTION} That takes a sign-in of its own, but this email already has an account here.`,
    "If you'd like to help, please ask the ranch to invite you at another email. We didn't tell them about your account.",
  ],
  link: { label: 'Sign in to your account', path: site.auth.path },
  closing: "If you don't know what this is about, you can ignore this email. Your account stays the same.",
});
