import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { removeDeadDeliveries } from './cleanUpDeliveries';
import { leadingTo, testDeliveries } from './testing/deliveries';
import { type Post, testReceiver } from './testing/receiver';

const { db, as, make, people, webhook, order, work, stateOf, triesOf } = await testDeliveries('rotate_webhook_secret');

const ROTATE = `mutation ($id: ID!, $key: String) {
  rotateWebhookSecret(id: $id, idempotencyKey: $key) { secret webhook { id oldSecretsUntil } }
}`;
const rotate = ({ id }: { id: number }, key?: string) => as(people.rancher).run(ROTATE, { id: String(id), key });
const rotated = async (own: { id: number }, key?: string) => (await rotate(own, key)).data.rotateWebhookSecret;
const hoursPass = ({ id }: { id: number }, hours: number) =>
  db('webhooks')
    .where({ id })
    .update({
      secretSince: db.raw("secret_since - ? * interval '1 hour'", [hours]),
      oldSecretsSince: db.raw("array(select since - ? * interval '1 hour' from unnest(old_secrets_since) as since)", [
        hours,
      ]),
    });
const aDayPasses = (own: { id: number }) => hoursPass(own, 25);

/** Which of some secrets a post is signed with. */
const signers = (secrets: string[], { body, headers }: Post) =>
  secrets.filter((secret) => {
    try {
      return new Webhook(secret).verify(body, headers as Record<string, string>);
    } catch {
      return false;
    }
  });

describe('a new secret', () => {
  test('is shown once, and signs beside the replaced one for a day', async () => {
    const receiver = await testReceiver();
    const own = await webhook();
    const { secret, webhook: shown } = await rotated(own);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const hours = (Date.parse(shown.oldSecretsUntil) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    const kept = JSON.stringify(await stateOf(own));
    for (const clear of [secret, own.secret]) expect(kept).not.toContain(clear.slice(6));
    await order();
    await work(leadingTo(receiver.server));
    expect(receiver.posts[0]!.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    expect(signers([own.secret, secret], receiver.posts[0]!)).toEqual([own.secret, secret]);

    await aDayPasses(own);
    await order();
    await work(leadingTo(receiver.server));
    expect(signers([own.secret, secret], receiver.posts[1]!)).toEqual([secret]);
    const { data } = await as(people.rancher).run('{ viewer { webhooks { oldSecretsUntil } } }');
    expect(data.viewer.webhooks).toEqual([{ oldSecretsUntil: null }]);
    await removeDeadDeliveries(db)();
    expect(await stateOf(own)).toMatchObject({ oldSecrets: [] });
  });

  test('does not prolong the day of those that were replaced before', async () => {
    const receiver = await testReceiver();
    const own = await webhook();
    const { secret: second } = await rotated(own);
    await hoursPass(own, 20);
    const { secret: third } = await rotated(own);
    await hoursPass(own, 5);
    await order();
    await work(leadingTo(receiver.server));
    expect(signers([own.secret, second, third], receiver.posts[0]!)).toEqual([second, third]);
    await removeDeadDeliveries(db)();
    expect((await stateOf(own)).oldSecrets).toHaveLength(1);
    await hoursPass(own, 20);
    await order();
    await work(leadingTo(receiver.server));
    expect(signers([own.secret, second, third], receiver.posts[1]!)).toEqual([third]);
  });

  test('is in the audit log without the secret', async () => {
    const own = await webhook();
    const { secret } = await rotated(own);
    const [, entry] = await db('auditEntries').where({ actorId: people.rancher.id }).orderBy('id');
    expect(entry).toMatchObject({ action: 'WEBHOOK_SECRET_ROTATED', recordId: people.rancher.id, changes: [] });
    expect(JSON.stringify(entry)).not.toContain(secret.slice(6));
  });

  test('makes a webhook send again whose secret could not be read', async () => {
    const receiver = await testReceiver();
    const own = await webhook();
    await db('webhooks').where({ id: own.id }).update({ secret: 'sealed:lost' });
    const { secret } = await rotated(own);
    await order();
    await work(leadingTo(receiver.server));
    expect(signers([secret], receiver.posts[0]!)).toEqual([secret]);
    expect(await triesOf(own)).toMatchObject([{ succeeded: true }]);
  });
});

describe('a double click', () => {
  test('with one key makes one secret, and both answers show it', async () => {
    const receiver = await testReceiver();
    const own = await webhook();
    const [first, second] = await Promise.all([rotated(own, 'twice'), rotated(own, 'twice')]);
    expect(second.secret).toBe(first.secret);
    expect((await rotated(own, 'twice')).secret).toBe(first.secret);
    expect((await stateOf(own)).oldSecrets).toHaveLength(1);
    await order();
    await work(leadingTo(receiver.server));
    expect(signers([own.secret, first.secret], receiver.posts[0]!)).toHaveLength(2);
  });

  test('with two keys makes two secrets, and all of them sign', async () => {
    const receiver = await testReceiver();
    const own = await webhook();
    const both = await Promise.all([rotated(own), rotated(own)]);
    const secrets = [own.secret, ...both.map(({ secret }) => secret)];
    expect(new Set(secrets).size).toBe(3);
    await order();
    await work(leadingTo(receiver.server));
    expect(signers(secrets, receiver.posts[0]!)).toEqual(secrets);
  });
});

test('five replaced secrets in a day are enough', async () => {
  const own = await webhook();
  const answers = await Promise.all(Array.from({ length: 7 }, () => rotate(own)));
  const refused = answers.flatMap(({ errors }) => errors ?? []);
  expect(refused.map(({ extensions }) => extensions.code)).toEqual(['CONFLICT', 'CONFLICT']);
  expect(refused[0]?.message).toBe('This webhook got 5 new secrets within a day. Please try again tomorrow.');
  await aDayPasses(own);
  expect((await rotate(own)).errors).toBeUndefined();
  expect((await stateOf(own)).oldSecrets).toHaveLength(1);
});

test('a webhook of somebody else, and a ranch that is not approved, get none', async () => {
  const other = await webhook(await make.rancher());
  expect((await rotate(other)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const own = await webhook();
  await db('ranchers').where({ id: people.rancher.ranch.id }).update({ approval: 'SUSPENDED' });
  expect((await rotate(own)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
