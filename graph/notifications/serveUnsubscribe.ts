import express, { Router } from 'express';
import type { Knex } from 'knex';
import { canTurnOff, MAIL_TOPICS } from '../../rules/accounts/mailTopics';
import { site } from '../../rules/site';
import { User } from '../accounts/User';
import type { Config } from '../config';
import { PLAIN_STYLES, plainPage } from '../http/plainPage';
import { refuseMails } from './mailChoices';
import { subscriptionIn } from './unsubscribeAddress';

/** Removes the secret of the link from the address bar. */
const SCRIPT = "history.replaceState(null, '', '/unsubscribe');\n";

/** A page for people who followed the link of an email. It contains no text that people have entered. */
const unsubscribePage = (title: string, body: string) =>
  plainPage(
    title,
    body,
    '<link rel="stylesheet" href="/unsubscribe/page.css"><script src="/unsubscribe/page.js"></script>',
  );

type Given = { db: Knex; config: Config };

/**
 * Mounted at /unsubscribe. A mail program posts to the URL directly (RFC 8058). A person who opens it has to press a button,
 * because filters open every link. Nobody signs in, and no cookie is read.
 */
export function serveUnsubscribe({ db, config }: Given): Router {
  const router = Router();
  router.get('/page.css', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=3600').type('css').send(PLAIN_STYLES);
  });
  router.get('/page.js', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=3600').type('js').send(SCRIPT);
  });
  router.use((_req, res, next) => {
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    next();
  });
  router.get('/', (_req, res) => void res.status(404).type('html').send(NOT_OURS));
  router.get('/:token', async (req, res) => {
    const token = String(req.params.token);
    const found = await findTopic({ db, config }, token);
    if (found) res.type('html').send(question(found.label, token));
    else res.status(404).type('html').send(NOT_OURS);
  });
  router.post('/:token', express.raw({ type: () => true, limit: 10_000 }), async (req, res) => {
    const found = await findTopic({ db, config }, String(req.params.token));
    if (!found) return void res.status(404).type('html').send(NOT_OURS);
    await refuseMails(db, found.subscription);
    res.type('html').send(done(found.label));
  });
  return router;
}

/** Null for a URL that we didn't make, and for emails that can't be turned off. */
async function findTopic({ db, config }: Given, token: string) {
  const subscription = subscriptionIn(config, token);
  const user = subscription && (await User.query(db).findById(subscription.userId));
  if (!user || !canTurnOff(subscription.topic, user.userType)) return null;
  return { label: MAIL_TOPICS[subscription.topic].label, subscription };
}

const NOTIFICATIONS = `<a href="${site.notifications.path}">your notifications</a>`;

const question = (label: string, token: string) =>
  unsubscribePage(
    'Turn off these emails?',
    `<p>We won't send you emails about <strong>${label}</strong> anymore.</p>
<form method="post" action="/unsubscribe/${token}"><button>Turn Off</button></form>`,
  );

const done = (label: string) =>
  unsubscribePage(
    'Emails Turned Off',
    `<p>You won't get emails about <strong>${label}</strong> anymore.</p>
<p class="soft">Changed your mind? Turn them on again in ${NOTIFICATIONS}.</p>`,
  );

const NOT_OURS = unsubscribePage(
  "This link doesn't work",
  `<p>Please open it from the email again. If your email app has cut it off, you can choose which emails you get in ${NOTIFICATIONS}.</p>`,
);
