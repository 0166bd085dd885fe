import { expect, test } from 'vitest';
import { testApp, testBrowser } from '../../http/testing/app';
import { testGraph } from '../../testing/graph';

const { db, make } = await testGraph();

const DEVICES = '{ viewer { devices { id name signedInAt lastUsedAt isThisOne } } }';
const SIGN_OUT = 'mutation ($id: ID!) { signOutDevice(id: $id) { user { devices { isThisOne } } } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

/** Signs a customer in on two devices, first on the phone. */
async function onTwoDevices() {
  const { origin } = await testApp();
  const user = await make.customer();
  const input = { ...(await make.credentialsOf(user)), rememberMe: true };
  const open = async (userAgent: string) => {
    const browser = testBrowser({ userAgent });
    expect((await browser.run(origin, LOGIN, { input })).errors).toBeUndefined();
    const run = (query: string, variables = {}) => browser.run(origin, query, variables);
    const devices = async () => (await run(DEVICES)).data.viewer?.devices;
    return { run, devices };
  };
  return { user, phone: await open(IPHONE), computer: await open(FIREFOX) };
}

test('a person sees each device they are signed in on, when it was last used, and which one is the current device', async () => {
  const { phone, user } = await onTwoDevices();
  const devices = await phone.devices();
  const names = devices.map(({ name, isThisOne }: Record<string, unknown>) => [name, isThisOne]).sort();
  expect(names).toEqual([
    ['Firefox 130 on Windows', false],
    ['Safari 17 on iOS', true],
  ]);
  for (const { signedInAt, lastUsedAt } of devices) {
    expect(Math.abs(Date.now() - Date.parse(signedInAt))).toBeLessThan(60_000);
    expect(Math.abs(Date.now() - Date.parse(lastUsedAt))).toBeLessThan(60_000);
  }
  expect(await db('sessions').whereRaw("(sess ->> 'userId')::integer = ?", [user.id])).toHaveLength(2);
});

test('one device is signed out at once, and the others stay signed in', async () => {
  const { phone, computer } = await onTwoDevices();
  const other = (await phone.devices()).find(({ isThisOne }: { isThisOne: boolean }) => !isThisOne);
  expect((await phone.run(SIGN_OUT, { id: other.id })).data).toEqual({
    signOutDevice: { user: { devices: [{ isThisOne: true }] } },
  });
  expect(await computer.devices()).toBeUndefined();
  expect(await phone.devices()).toHaveLength(1);
});

test('if two requests sign out the same device at once, one gets NOT_FOUND', async () => {
  const { phone } = await onTwoDevices();
  const other = (await phone.devices()).find(({ isThisOne }: { isThisOne: boolean }) => !isThisOne);
  const answers = await Promise.all([phone.run(SIGN_OUT, { id: other.id }), phone.run(SIGN_OUT, { id: other.id })]);
  const codes = answers.map(({ errors }) => errors?.[0].extensions.code ?? 'ended');
  expect(codes.sort()).toEqual(['NOT_FOUND', 'ended']);
});

test.each(['a\u0000b', '', 'x'.repeat(64), '\\'])('signing out a device with the id %j gets NOT_FOUND', async (id) => {
  const { phone } = await onTwoDevices();
  const answer = await phone.run(SIGN_OUT, { id });
  expect(answer.errors?.[0].extensions.code).toBe('NOT_FOUND');
});
