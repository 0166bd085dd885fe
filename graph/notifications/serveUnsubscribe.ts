import express, { Router } from 'express';
import type { Knex } from 'knex';
import { canRefuse, MAIL_TOPICS } from '../../rules/accounts/mailTopics';
import { BRAND } from '../../rules/words/brand';
import { User } from '../accounts/User';
import type { Config } from '../config';
import { notFound } from '../errors';
import { refuseMails } from './mailChoices';
import { subscriptionIn } from './unsubscribeAddress';

type Given = { db: Knex; config: Config };

/**
 * Mounted at /unsubscribe. A mail program posts to the address by itself (RFC 8058), and a person who opens it presses a button: opening
 * alone changes nothing, because filters open every link. Nobody signs in, and no cookie is read. Errors: NOT_FOUND.
 */
export function serveUnsubscribe({ db, config }: Given): Router {
  const router = Router();
  router.use((_req, res, next) => {
    res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    next();
  });
  router.get('/:token', async (req, res) => {
    const { label } = await topicOf({ db, config }, String(req.params.token));
    res
      .type('html')
      .send(page(`<p>Turn off emails about: ${label}</p><form method="post"><button>Turn off</button></form>`));
  });
  router.post('/:token', express.raw({ type: () => true, limit: 10_000 }), async (req, res) => {
    const { label, subscription } = await topicOf({ db, config }, String(req.params.token));
    await refuseMails(db, subscription);
    const back = `<a href="/profile/notifications">your notifications</a>`;
    res
      .type('html')
      .send(page(`<p>You won't get emails about this anymore: ${label}</p><p>Turn them on again in ${back}.</p>`));
  });
  return router;
}

async function topicOf({ db, config }: Given, token: string) {
  const subscription = subscriptionIn(config, token);
  const user = subscription && (await User.query(db).findById(subscription.userId));
  if (!user || !canRefuse(subscription.topic, user.userType)) throw notFound('Page');
  return { label: MAIL_TOPICS[subscription.topic].label, subscription };
}

/** All words in it are ours. */
const page = (body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${BRAND}</title></head>
<body><main><h1>${BRAND}</h1>${body}</main></body></html>
`;
