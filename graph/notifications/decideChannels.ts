import type { Knex } from 'knex';
import { dutiesOf, RANCH_ROLES } from '../../rules/accounts/duties';
import { CHANNELS, canTurnOff, type MailTopic } from '../../rules/accounts/mailTopics';
import { prepared } from '../database/reading/prepared';
import type { Mail } from '../mail/queueMail';
import { hasRefused } from './mailChoices';
import { TOPIC_OF } from './mailTopic';
import type { Subscription } from './unsubscribeAddress';

/** A browser that is told by push. */
export type PushDevice = {
  id: number;
  userId: number;
  endpoint: string;
  publicKey: Buffer;
  auth: Buffer;
  showsDetails: boolean;
};

type Where = {
  /** Whether the email is sent. */
  mail: boolean;
  /** What the reader turns off by unsubscribing, if they can. */
  subscription: Subscription | null;
  /** The browsers that tell it. */
  devices: PushDevice[];
};

/** Decides where news goes. It asks at the time of sending, so that what ended meanwhile counts. */
export async function decideChannels(db: Knex, { template }: Mail, userId: number | undefined): Promise<Where> {
  const topic = TOPIC_OF[template];
  const reader = userId && (await db('users').where({ id: userId }).first('userType', 'deletesAt'));
  // Invited people have no account.
  if (!userId || !reader) return { mail: true, subscription: null, devices: [] };
  const subscription = canTurnOff(topic, reader.userType) ? { userId, topic } : null;
  // Who is leaving may still have the beef.
  const isClosed = topic !== 'ACCOUNT' && template !== 'recall' && Boolean(reader.deletesAt);
  return {
    mail: !isClosed && !(subscription && (await hasRefused(db, subscription))),
    subscription,
    devices: CHANNELS[topic].push === 'NEVER' ? [] : await toldDevices(db, topic, userId),
  };
}

/** The browsers of the reader and of the helpers of their ranch. Nobody is told while the ranch is suspended. */
const TOLD = `
  select d.* from push_devices d join users u on u.id = d.user_id
    left join ranch_people p on p.user_id = u.id left join ranchers r on r.id = p.rancher_id
  where ? = any(d.topics) and u.deletes_at is null and r.approval is distinct from 'SUSPENDED'
    and (d.user_id = ? or (r.user_id = ? and p.role = any(?)))
  order by d.id`;

async function toldDevices(db: Knex, topic: MailTopic, userId: number): Promise<PushDevice[]> {
  const { duty } = CHANNELS[topic];
  const roles = RANCH_ROLES.filter((role) => duty !== null && dutiesOf(role).includes(duty));
  return prepared<PushDevice>(db, { sql: TOLD, bindings: [topic, userId, userId, roles] });
}
