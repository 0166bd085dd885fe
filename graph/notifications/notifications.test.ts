import { createHmac } from 'node:crypto';
import type { Job } from 'graphile-worker';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { fileApp } from '../http/testing/app';
import { sendMail } from '../jobs/mails/sendMail';
import type { Mail } from '../mail/queueMail';
import { queueMail } from '../mail/queueMail';
import { testMailServer } from '../mail/testing/mailServer';
import { testConfig, testGraph } from '../testing/graph';
import { unsubscribeAddress } from './unsubscribeAddress';

const { db, as, make } = await testGraph();
const { origin } = await fileApp();

const CHOICES = '{ viewer { mailChoices { topic wanted isEssential } } }';
const SET = `mutation ($topic: MailTopic!, $wanted: Boolean!) {
  setMailChoice(topic: $topic, wanted: $wanted) { user { mailChoices { topic wanted } } }
}`;

let customer: Awaited<ReturnType<typeof make.customer>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
beforeEach(async () => {
  customer = await make.customer();
  rancher = await make.rancher();
});

const wanted = async (person: { id: number }) => {
  const { data } = await as(person).run(CHOICES);
  return Object.fromEntries(
    data.viewer.mailChoices.map((choice: { topic: string; wanted: boolean }) => [choice.topic, choice.wanted]),
  );
};

describe('the choices of emails', () => {
  test('are all on at first, and each optional topic can be turned off and on again', async () => {
    const all = { ORDERS: true, ACCOUNT: true, MESSAGES: true, REMINDERS: true, ORDER_AGAIN: true, REVIEWS: true };
    expect(await wanted(customer)).toEqual(all);
    const set = (isWanted: boolean) => as(customer).run(SET, { topic: 'MESSAGES', wanted: isWanted });
    await set(false);
    expect((await set(false)).data.setMailChoice.user.mailChoices).toContainEqual({ topic: 'MESSAGES', wanted: false });
    expect(await wanted(customer)).toEqual({ ...all, MESSAGES: false });
    expect(await wanted(rancher)).toMatchObject({ MESSAGES: true, COMMISSION: true });
    await set(true);
    expect(await wanted(customer)).toEqual(all);
  });

  test.each(['ORDERS', 'ACCOUNT', 'COMMISSION', 'APPLICATIONS'])('do not let a family turn off %s', async (topic) => {
    const { errors } = await as(customer).run(SET, { topic, wanted: false });
    expect(errors?.[0]?.extensions.fields).toEqual({ topic: "These emails can't be turned off" });
  });
});

/** Sends a queued mail as the worker does. */
async function deliver(mail: Mail): Promise<string[]> {
  const server = await testMailServer();
  const config = { ...testConfig, smtpUrl: server.url };
  await queueMail(db, mail);
  const { rows } = await db.raw('select id, created_at from graphile_worker.jobs order by id desc limit 1');
  const job = {
    id: String(rows[0].id),
    created_at: new Date(rows[0].created_at),
    attempts: 1,
    max_attempts: 60,
    payload: mail,
  } as Job;
  await sendMail({ db, config, log: pino({ level: 'silent' }) })(mail, { job } as never);
  server.close();
  return server.messages;
}

async function unread() {
  const order = await make.order({ customerId: customer.id, rancherId: rancher.ranch.id });
  const { id } = await make.conversation({ ...order, orderId: order.id });
  await make.message(id, { side: 'RANCH' });
  return { mail: { template: 'unreadMessages', conversationId: id, side: 'CUSTOMER' } as const, orderId: order.id };
}

describe('a letter', () => {
  test('that can be turned off has a URL that turns it off with one click', async () => {
    const { mail } = await unread();
    const [sent] = await deliver(mail);
    const unfolded = sent?.replace(/\r?\n[ \t]+/g, ' ');
    expect(unfolded).toMatch(/^List-Unsubscribe: ?<http:\/\/herdline.test\/unsubscribe\/\d+\.MESSAGES\.[\w-]{43}>/m);
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  });

  test('about an order has no such URL', async () => {
    const { orderId } = await unread();
    const [sent] = await deliver({ template: 'orderConfirmation', orderId });
    expect(sent).toContain('Your order request');
    expect(sent).not.toContain('List-Unsubscribe');
  });

  test('about a topic that was turned off is not sent', async () => {
    const { mail } = await unread();
    await as(customer).run(SET, { topic: 'MESSAGES', wanted: false });
    expect(await deliver(mail)).toEqual([]);
    expect(await db('mails').where({ userId: customer.id }).orderBy('id', 'desc').first()).toMatchObject({
      state: 'SKIPPED',
    });
  });
});

describe('the URL to unsubscribe', () => {
  const post = (origin: string, address: string) =>
    fetch(address.replace(testConfig.publicUrl, origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  test('works without signing in, even twice, but not by being opened', async () => {
    const address = unsubscribeAddress(testConfig, { userId: customer.id, topic: 'MESSAGES' });
    const opened = await fetch(address.replace(testConfig.publicUrl, origin));
    expect([opened.status, opened.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const page = await opened.text();
    expect(page).toContain('<strong>Messages</strong>');
    // The page's script removes the secret from its URL.
    expect(page).toContain(`action="${new URL(address).pathname}"`);
    expect(await wanted(customer)).toMatchObject({ MESSAGES: true });
    expect((await post(origin, address)).status).toBe(200);
    expect((await post(origin, address)).status).toBe(200);
    expect(await wanted(customer)).toMatchObject({ MESSAGES: false, REVIEWS: true });
  });

  test('has a page with styles that the content security policy allows', async () => {
    const address = unsubscribeAddress(testConfig, { userId: customer.id, topic: 'MESSAGES' });
    for (const place of [address.replace(testConfig.publicUrl, origin), `${origin}/unsubscribe/nonsense`]) {
      const page = await fetch(place);
      expect(page.headers.get('Content-Security-Policy')).toContain("style-src 'self'");
      const html = await page.text();
      expect(html).not.toMatch(/style=|<style|<script(?! src=")/);
      expect(await (await fetch(`${origin}${/ src="([^"]+)"/.exec(html)?.[1]}`)).text()).toContain('replaceState');
      const [, styles] = /<link rel="stylesheet" href="([^"]+)">/.exec(html) ?? [];
      const answer = await fetch(`${origin}${styles}`);
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8']);
    }
  });

  test.each([
    ['another person', (own: string, other: number) => own.replace(/\/\d+\./, `/${other}.`)],
    ['another topic', (own: string) => own.replace('MESSAGES', 'REVIEWS')],
    ['another proof', (own: string) => `${own.slice(0, -4)}AAAA`],
    [
      'a proof by another secret',
      (own: string, other: number) => {
        const proof = createHmac('sha256', 'guess').update(`unsubscribe ${other} MESSAGES`).digest('base64url');
        return own.replace(/unsubscribe\/.*/, `unsubscribe/${other}.MESSAGES.${proof}`);
      },
    ],
  ])('is not found with %s', async (_, changed) => {
    const other = await make.customer();
    const own = unsubscribeAddress(testConfig, { userId: customer.id, topic: 'MESSAGES' });
    const answer = await post(origin, changed(own, other.id));
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain("This link doesn't work");
    expect(await db('mailRefusals').whereIn('userId', [customer.id, other.id])).toEqual([]);
  });

  test('does not turn off essential emails about orders', async () => {
    const essential = unsubscribeAddress(testConfig, { userId: customer.id, topic: 'ORDERS' });
    expect((await post(origin, essential)).status).toBe(404);
  });
});
