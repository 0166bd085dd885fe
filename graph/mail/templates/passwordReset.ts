import type { Knex } from 'knex';
import { BRAND } from '../../../rules/brand';
import { User } from '../../accounts/User';
import type { Letter } from '../Letter';

type Reset = { userId: number; token: string };

export async function passwordReset(db: Knex, { userId, token }: Reset): Promise<Letter | undefined> {
  const user = await User.query(db).findById(userId);
  // After a long wait for the mail server, the link leads nowhere.
  if (!user || !(await hasOpenReset(db, userId))) return undefined;
  return {
    to: { name: user.name, address: user.email },
    subject: `Reset your ${BRAND} password`,
    paragraphs: [
      `Someone, probably you, asked for a new password for your ${BRAND} account.`,
      'The link works once and for 30 minutes.',
    ],
    link: { label: 'Choose a new password', path: `/reset-password?token=${encodeURIComponent(token)}` },
    closing: 'If it was not you, there is nothing to do: your password stays as it is.',
  };
}

async function hasOpenReset(db: Knex, userId: number): Promise<boolean> {
  return Boolean(await db('passwordResets').where({ userId }).where('expiresAt', '>', db.fn.now()).first('userId'));
}
