import { randomBytes, randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id, about 40 ms on one core: unnoticed by a person, dear to whoever tries a stolen table of hashes. */
const COST = { memoryCost: 32_768, timeCost: 4, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Stands in where there is no hash. */
const hashOfNobody = hashPassword(randomUUID());

/** Takes the same time where there is no account or no password yet, so that the time tells nobody who is registered. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await hashOfNobody), password);
  return matches && Boolean(passwordHash);
}

/** For someone to pass on, and to be changed at the first sign-in. */
export function temporaryPassword(): string {
  // The first three letters satisfy the rule for passwords, the rest cannot be guessed.
  return `Hd1${randomBytes(12).toString('base64url')}`;
}
