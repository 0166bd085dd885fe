import { randomBytes, randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { LIMITS } from '../../../rules/fields/limits';
import { audit } from '../../audit/audit';
import { type Context, signedIn } from '../../context';
import { badInput, type Refusal } from '../../errors';
import { User } from '../User';
import { countPasswordAttempt, type PasswordAttempt } from './passwordAttempts';
import { inPasswordQueue } from './passwordQueue';

/** Argon2id, about 40 ms on one core. A person won't notice, but trying a stolen table of hashes gets expensive. */
const COST = { memoryCost: 32_768, timeCost: 4, parallelism: 1 };

/** Different keyboards write the same letter in different forms. */
const normalized = (password: string) => password.normalize('NFKC');

/** Errors: UNAVAILABLE when too many passwords are waiting. */
export function hashPassword(password: string): Promise<string> {
  return inPasswordQueue(() => hash(normalized(password), COST));
}

/** Takes the place of the hash when there's no account or no password. */
const placeholderHash = hashPassword(randomUUID());

/** Takes the same time without an account or a password, so the time doesn't reveal who is registered. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  // Nobody has a longer one, and normalizing a very long text takes minutes.
  if (password.length > LIMITS.password) return false;
  const hashToVerify = passwordHash ?? (await placeholderHash);
  // Older passwords were hashed as they were typed.
  for (const form of new Set([normalized(password), password])) {
    if (await inPasswordQueue(() => verify(hashToVerify, form))) return Boolean(passwordHash);
  }
  return false;
}

/** Creates a password for someone to pass on. It has to be changed at the first sign-in. */
export function temporaryPassword(): string {
  // The first three characters satisfy the password rule, and the rest can't be guessed.
  return `Hd1${randomBytes(12).toString('base64url')}`;
}

type OwnAttempt = Omit<PasswordAttempt, 'wasWrong'> & {
  user: User;
  /** Logs a wrong password or code, and returns the refusal at its field. */
  wasWrong(fields: Record<string, string>): Promise<Refusal>;
};

/** Counts an attempt to confirm with one's password or a code, in case the session was left open. */
export async function countOwnAttempt(context: Context): Promise<OwnAttempt> {
  const user = await User.query(context.db).findById(signedIn(context).id).throwIfNotFound();
  const attempt = await countPasswordAttempt(context, user.email, user);
  return {
    ...attempt,
    user,
    async wasWrong(fields) {
      await audit(context.db, context, { action: 'CONFIRMATION_FAILED', to: { type: 'USER', id: user.id } });
      await attempt.wasWrong();
      return badInput(fields);
    },
  };
}
