import type { Knex } from 'knex';
import { writeLetter } from '../mail/writeLetter';

/** The token in the reset letter of a person, as it is written when it is sent. */
export async function mailedToken(db: Knex, userId: number): Promise<string> {
  const letter = await writeLetter(db, { template: 'passwordReset', userId });
  return new URL(letter!.link!.path, 'http://herdline.test').searchParams.get('token')!;
}
