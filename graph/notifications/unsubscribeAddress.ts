import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAIL_TOPICS, type MailTopic } from '../../rules/accounts/mailTopics';
import type { Config } from '../config';

/** The emails of one topic to one person. */
export type Subscription = { userId: number; topic: MailTopic };

const TOKEN = /^(\d{1,10})\.([A-Z_]{1,40})\.([\w-]{43})$/;

/** The URL that turns off emails of one topic for one person. Only the server can make its proof. */
export function unsubscribeAddress({ publicUrl, sessionSecret }: Config, of: Subscription): string {
  return `${publicUrl}/unsubscribe/${of.userId}.${of.topic}.${proofOf(of, sessionSecret).toString('base64url')}`;
}

/** Reads the subscription in the last part of a URL. Null if the server didn't make the URL. */
export function subscriptionIn({ sessionSecret }: Config, token: string): Subscription | null {
  const [, userId = '', topic = '', proof = ''] = TOKEN.exec(token) ?? [];
  if (!Object.hasOwn(MAIL_TOPICS, topic)) return null;
  const subscription = { userId: Number(userId), topic: topic as MailTopic };
  const expected = proofOf(subscription, sessionSecret);
  const given = Buffer.from(proof, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? subscription : null;
}

const proofOf = ({ userId, topic }: Subscription, sessionSecret: string): Buffer =>
  createHmac('sha256', sessionSecret).update(`unsubscribe ${userId} ${topic}`).digest();
