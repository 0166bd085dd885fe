import type { Knex } from 'knex';
import { canTurnOff, type MailTopic, topicsOf } from '../../rules/accounts/mailTopics';
import type { UserType } from '../../rules/words/vocabulary';
import { type Context, signedIn } from '../context';
import { loader, manyPerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { badInput } from '../errors';

type Refusal = { userId: number; topic: MailTopic };

const refusalsOf = loader<number, Refusal[]>(async ({ db }, userIds) => {
  const sql = 'select user_id, topic from mail_refusals where user_id = any(?)';
  return manyPerKey(userIds, await prepared<Refusal>(db, { sql, bindings: [userIds] }), ({ userId }) => userId);
});

/** Lists the topics of a person's emails, and whether the person wants them. */
export async function mailChoicesOf(context: Context, { id, userType }: { id: number; userType: UserType }) {
  const refused = (await refusalsOf(context, id)).map(({ topic }) => topic);
  return topicsOf(userType).map((topic) => ({
    topic,
    isEssential: !canTurnOff(topic, userType),
    wanted: !canTurnOff(topic, userType) || !refused.includes(topic),
  }));
}

/** Turns emails of a topic on or off for the viewer. Errors: BAD_USER_INPUT. */
export async function setMailChoice(context: Context, { topic, wanted }: { topic: MailTopic; wanted: boolean }) {
  const { id, userType } = signedIn(context);
  if (!canTurnOff(topic, userType)) throw badInput({ topic: "These emails can't be turned off" });
  if (wanted) await context.db('mailRefusals').where({ userId: id, topic }).delete();
  else await refuseMails(context.db, { userId: id, topic });
}

/** Turns off emails of a topic, if they aren't already off. */
export async function refuseMails(db: Knex, refusal: Refusal): Promise<void> {
  await db('mailRefusals').insert(refusal).onConflict().ignore();
}

export async function hasRefused(db: Knex, refusal: Refusal): Promise<boolean> {
  return (await db('mailRefusals').where(refusal).first()) !== undefined;
}
