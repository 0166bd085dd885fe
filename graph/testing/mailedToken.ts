import type { Knex } from 'knex';
import { writeLetter } from '../letters/writeLetter';

/** Writes a person's reset letter and returns the token in it. */
export async function mailedToken(db: Knex, userId: number): Promise<string> {
  const letter = await writeLetter(db, { template: 'passwordReset', userId });
  return new URL(letter!.link!.path, 'http://herdline.test').searchParams.get('token')!;
}
