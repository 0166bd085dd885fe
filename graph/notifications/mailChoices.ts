import type { Knex } from 'knex';
import { canTurnOff, type MailTopic, mailTopicsOf } from '../../rules/accounts/mailTopics';
import { type Context, signedIn } from '../context';
import { badInput } from '../errors';

type Refusal = { userId: number; topic: MailTopic };

/** Lists the topics of the viewer's emails, and whether they want them. */
export async function mailChoicesOf(context: Context) {
  const viewer = signedIn(context);
  const { id, userType } = viewer;
  const refused = await context.db('mailRefusals').where({ userId: id }).pluck('topic');
  return mailTopicsOf(viewer).map((topic) => ({
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
