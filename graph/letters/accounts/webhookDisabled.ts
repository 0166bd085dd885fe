import type { Knex } from 'knex';
import { site } from '../../../rules/site';
import { BRAND } from '../../../rules/words/brand';
import type { Letter } from '../../mail/Letter';
import { redactUrl } from '../../webhooks/webhookUrl';

type Disabled = { webhookId: number; gone?: boolean };

/** Tells why a webhook was turned off: its address said that it's gone, or it failed for days. */
export async function webhookDisabled(db: Knex, { webhookId, gone }: Disabled): Promise<Letter | undefined> {
  const webhook = await db('webhooks')
    .join('users', 'users.id', 'webhooks.userId')
    .where({ 'webhooks.id': webhookId, enabled: false })
    .first('name', 'email', 'url');
  if (!webhook) return undefined;
  return {
    to: { name: webhook.name, address: webhook.email },
    subject: 'Your webhook was turned off',
    paragraphs: [
      gone
        ? `Your webhook's address says that it's gone (status 410), so ${BRAND} stopped sending it events.`
        : `Your webhook hasn't accepted events from ${BRAND} for three days, so we stopped sending them.`,
      'Nothing is lost. When you turn it on again, it continues where it stopped.',
    ],
    facts: [['Address', redactUrl(webhook.url)]],
    link: { label: 'Open your webhooks', path: site.apiAccess.path },
  };
}
