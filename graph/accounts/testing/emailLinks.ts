import type { Knex } from 'knex';
import { writeLetter } from '../../letters/writeLetter';
import type { Letter } from '../../mail/Letter';
import type { Mail } from '../../mail/queueMail';

/** Writes a letter and returns it with the token of its link. */
export async function letterWithToken(db: Knex, mail: Mail): Promise<{ letter: Letter; token: string }> {
  const letter = (await writeLetter(db, mail))!;
  const token = new URL(letter.link.path, 'http://herdline.test').searchParams.get('token') ?? '';
  return { letter, token };
}

/** Returns the queued mails of a person, oldest first. */
export async function mailsTo(db: Knex, userId: number): Promise<Mail[]> {
  const { rows } = await db.raw(
    "select payload from graphile_worker._private_jobs where payload ->> 'userId' = ? order by id",
    [String(userId)],
  );
  return rows.map(({ payload }: { payload: Mail }) => payload);
}
