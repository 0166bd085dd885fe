import type { Knex } from 'knex';
import type { AdminRole, HelperRole } from '../../../rules/accounts/duties';
import { pathTo, site } from '../../../rules/site';
import { BRAND } from '../../../rules/words/brand';
import { issueInvitationToken } from '../../accounts/acceptInvitation';
import { findByEmail } from '../../accounts/loadUser';
import { type Letter, unconfirmed } from '../../mail/Letter';

const HELPERS_WORK: Record<HelperRole, string> = {
  WORK_ORDERS: "You'd work its orders: see what families ordered, move orders along, and write with the families.",
  RUN_RANCH:
    "You'd run the ranch with them: its orders, herd, products and ranch page. The owner takes care of the money.",
};

const ADMINS_WORK: Record<AdminRole, string> = {
  ALL: "You'd take care of everything: ranches, orders, money, and who else is on the team.",
  SUPPORT: "You'd help ranches and families: approve ranches, and look after orders, messages and reviews.",
  FINANCE: "You'd take care of the money: commission, payments, statements and the figures of the business.",
};

/** An invitation by id. The letter is about what its row says when it's sent. */
type About = { invitationId: number };

/** The letter to a helper. It has no text that the ranch wrote, since it goes to any email that the ranch types. */
export async function helperInvitation(db: Knex, { invitationId }: About): Promise<Letter | undefined> {
  const invitation = await db('helperInvitations')
    .join('ranchers', 'ranchers.id', 'helperInvitations.rancherId')
    .where({ 'helperInvitations.id': invitationId, approval: 'APPROVED' })
    .first<{ email: string; role: HelperRole }>('email', 'role');
  if (!invitation) return undefined;
  return letterTo(db, invitation.email, {
    token: await issueInvitationToken(db, 'helperInvitations', invitationId),
    subject: `You're invited to help a ranch on ${BRAND}`,
    introduction: `A ranch that sells beef directly to families on ${BRAND} asks you to help.`,
    work: HELPERS_WORK[invitation.role],
    page: 'helperInvitation',
    closing: "The link shows the ranch's name. If you don't know it, you can ignore this email.",
    instead: "If you'd like to help, please ask the ranch",
  });
}

export async function adminInvitation(db: Knex, { invitationId }: About): Promise<Letter | undefined> {
  const invitation = await db('adminInvitations')
    .where({ id: invitationId })
    .first<{ email: string; role: AdminRole }>('email', 'role');
  if (!invitation) return undefined;
  return letterTo(db, invitation.email, {
    token: await issueInvitationToken(db, 'adminInvitations', invitationId),
    subject: `You're invited to the team of ${BRAND}`,
    introduction: `The people who run ${BRAND}, where ranches sell beef directly to families, ask you to join their team.`,
    work: ADMINS_WORK[invitation.role],
    page: 'adminInvitation',
    closing: "If you don't know what this is about, you can ignore this email.",
    instead: "If you'd like to join, please ask the team",
  });
}

type Invited = {
  /** Created with the letter, so only the letter has it. It renews the expiry, which those who invited see. */
  token: string;
  /** Names nobody, since the list of sent mails stores it. */
  subject: string;
  introduction: string;
  work: string;
  page: 'helperInvitation' | 'adminInvitation';
  closing: string;
  /** Whom to ask for an invitation at another email, if this one has an account, which only its owner learns. */
  instead: string;
};

async function letterTo(db: Knex, email: string, invited: Invited): Promise<Letter> {
  const { subject, introduction, work, page, token, closing, instead } = invited;
  const to = unconfirmed(email);
  if (!(await findByEmail(db, email))) {
    const how = 'Accept, and choose a password of your own. The link works once, for 7 days.';
    const link = { label: 'Accept the invitation', path: pathTo(page, { token }) };
    return { to, subject, paragraphs: [introduction, work, how], link, closing };
  }
  return {
    to,
    subject,
    paragraphs: [
      `${introduction} That takes a sign-in of its own, but this email already has an account here.`,
      `${instead} to invite you at another email. We didn't tell them about your account.`,
    ],
    link: { label: 'Sign in to your account', path: site.auth.path },
    closing: "If you don't know what this is about, you can ignore this email. Your account stays the same.",
  };
}
