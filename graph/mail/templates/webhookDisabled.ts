import type { Knex } from 'knex';
import { BRAND } from '../../../rules/brand';
import { addressOf } from '../../webhooks/addressOf';
import type { Letter } from '../Letter';

export async function webhookDisabled(db: Knex, { webhookId }: { webhookId: number }): Promise<Letter | undefined> {
  const webhook = await db('webhooks')
    .join('users', 'users.id', 'webhooks.userId')
    .where({ 'webhooks.id': webhookId, enabled: false })
    .first('name', 'email', 'url');
  if (!webhook) return undefined;
  return {
    to: { name: webhook.name, address: webhook.email },
    subject: 'A webhook of yours is turned off',
    paragraphs: [
      `For three days your webhook has not taken the events that ${BRAND} sent to it, so we have stopped trying.`,
      'Nothing is lost: when you turn it on again, it goes on with the event where it stood.',
    ],
    facts: [['Address', addressOf(webhook.url)]],
    link: { label: 'Open your webhooks', path: '/profile/api' },
  };
}
