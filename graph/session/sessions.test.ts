import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { endSessions } from '../accounts/signIn/endSessions';
import { fileApp, testApp, testBrowser } from '../http/testing/app';
import { testGraph } from '../testing/graph';
import { PASSWORD_HASH } from '../testing/make';

const { db, make } = await testGraph();
const { origin } = await fileApp();
const password = 'Herdline1';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const VIEWER = '{ viewer { id } }';
const COOKIE = 'herdline.sid';

async function signedInBrowser(origin: string, { rememberMe = false } = {}) {
  const user = await make.customer({ passwordHash: PASSWORD_HASH });
  const browser = testBrowser();
  const answer = await browser.run(origin, LOGIN, { input: { email: user.email, password, rememberMe } });
  expect(answer).toMatchObject({ data: { login: { id: String(user.id) } } });
  return { user, browser, setCookies: browser.lastSetCookies() };
}

/** Reads the viewer on a new server with an empty cache, so that changed rows are seen at once. */
async function viewerAtNewServer(browser: ReturnType<typeof testBrowser>) {
  return (await browser.run((await testApp()).origin, VIEWER)).data.viewer;
}

const rowsOf = (userId: number) => db('sessions').whereRaw("(sess ->> 'userId')::integer = ?", [userId]);

async function changeSession(userId: number, change: Record<string, unknown>) {
  await db.raw("update sessions set sess = (sess::jsonb || ?::jsonb)::json where (sess ->> 'userId')::integer = ?", [
    JSON.stringify(change),
    userId,
  ]);
}

const hoursAgo = (hours: number) => Date.now() - hours * 60 * 60 * 1_000;

test('a visitor gets no cookie', async () => {
  const browser = testBrowser();
  expect(await browser.run(origin, VIEWER)).toMatchObject({ data: { viewer: null } });
  expect(browser.lastSetCookies()).toEqual([]);
});

test('signing in sets an HttpOnly cookie that lasts until the browser closes', async () => {
  const { browser, user, setCookies } = await signedInBrowser(origin);
  expect(setCookies).toHaveLength(2);
  expect(setCookies[0]).toMatch(/^herdline\.sid=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await browser.run(origin, VIEWER)).toMatchObject({ data: { viewer: { id: String(user.id) } } });
  expect(browser.lastSetCookies()).toEqual([]);
});

test('a sign-in fails if the session cannot be stored', async () => {
  const { email, id } = await make.customer({ passwordHash: PASSWORD_HASH });
  await db.raw(`
    create function be_full() returns trigger language plpgsql as $$ begin
      raise exception using errcode = 'disk_full', message = 'could not extend file "base/1/2"';
    end $$;
    create trigger full_disk before insert on sessions
      for each row when (new.sess ->> 'userId' = '${id}') execute function be_full()`);
  onTestFinished(() => db.raw('drop function be_full cascade'));
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email, password });
  const answer = await fetch(`${origin}/api/login`, { method: 'POST', headers, body });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('with "Remember me" the cookie and the session last 30 days', async () => {
  const { user, setCookies } = await signedInBrowser(origin, { rememberMe: true });
  const expires = Date.parse(/Expires=([^;]+)/.exec(setCookies[0]!)![1]!);
  expect((expires - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
  const [row] = await rowsOf(user.id);
  expect((Date.parse(row.expire) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
});

test('the database stores only a hash of the session id', async () => {
  const { user, browser } = await signedInBrowser(origin);
  const id = decodeURIComponent(browser.jar.get(COOKIE)!).slice(2).split('.')[0]!;
  const [row] = await rowsOf(user.id);
  expect(row.sid).toBe(createHash('sha256').update(id).digest('hex'));
  expect(JSON.stringify(row)).not.toContain(id);
});

test('over https, the cookie is Secure and bound to its host, also behind a proxy', async () => {
  const { origin } = await testApp({ publicUrl: 'https://herdline.test' });
  const { email } = await make.customer({ passwordHash: PASSWORD_HASH });
  const body = JSON.stringify({ query: LOGIN, variables: { input: { email, password } } });
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-Proto': 'https' };
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body });
  const [cookie] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-herdline\.sid=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const signedIn = { ...headers, Cookie: cookie!.split(';')[0]! };
  const ask = async (query: string) =>
    fetch(`${origin}/graphql`, { method: 'POST', headers: signedIn, body: JSON.stringify({ query }) });
  expect(await (await ask(VIEWER)).json()).toMatchObject({ data: { viewer: { id: expect.any(String) } } });
  const { headers: afterLogout } = await ask('mutation { logout }');
  expect(afterLogout.get('Clear-Site-Data')).toBe('"cache"');
  const [cleared] = afterLogout.getSetCookie();
  expect(cleared).toMatch(/^__Host-herdline\.sid=; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure/);
});

test('a sign-in over http is logged as a mistake when the public address is https', async () => {
  const { origin, lines } = await testApp({ publicUrl: 'https://herdline.test' });
  const { email } = await make.customer({ passwordHash: PASSWORD_HASH });
  await testBrowser().run(origin, LOGIN, { input: { email, password } });
  expect(lines.join()).toContain('X-Forwarded-Proto');
});

test('each sign-in gives a new session id and invalidates the old one', async () => {
  const { user, browser } = await signedInBrowser(origin);
  const planted = browser.jar.get(COOKIE)!;
  await browser.run(origin, LOGIN, { input: { email: user.email, password } });
  expect(browser.jar.get(COOKIE)).not.toBe(planted);
  const stranger = testBrowser();
  stranger.jar.set(COOKIE, planted);
  expect(await stranger.run(origin, VIEWER)).toMatchObject({ data: { viewer: null } });
  expect(await rowsOf(user.id)).toHaveLength(1);
});

test('an invented session id starts no session', async () => {
  const browser = testBrowser();
  browser.jar.set(COOKIE, 's%3Ainvented.c2lnbmF0dXJl');
  expect(await browser.run(origin, VIEWER)).toMatchObject({ data: { viewer: null } });
});

test('signing out clears the cookie and ends the session on every server at once', async () => {
  const [here, there] = [await testApp(), await testApp()];
  const { user, browser } = await signedInBrowser(here.origin);
  const other = testBrowser();
  other.jar.set(COOKIE, browser.jar.get(COOKIE)!);
  expect((await other.run(there.origin, VIEWER)).data.viewer).not.toBeNull();
  await browser.run(here.origin, 'mutation { logout }');
  expect(browser.lastSetCookies()[0]).toMatch(/^herdline\.sid=; Path=\/; Expires=Thu, 01 Jan 1970/);
  expect(await rowsOf(user.id)).toHaveLength(0);
  await expect.poll(async () => (await other.run(there.origin, VIEWER)).data.viewer, { timeout: 1_000 }).toBeNull();
});

test('one request can sign out and in again', async () => {
  const { user, browser } = await signedInBrowser(origin);
  const query = `mutation ($input: LoginInput!) { logout login(input: $input) { id } }`;
  await browser.run(origin, query, { input: { email: user.email, password } });
  expect((await browser.run(origin, VIEWER)).data.viewer).toEqual({ id: String(user.id) });
  expect(await rowsOf(user.id)).toHaveLength(1);
});

test('ending all sessions of a person takes effect on every server at once', async () => {
  const [here, there] = [await testApp(), await testApp()];
  const { user, browser } = await signedInBrowser(here.origin);
  for (const { origin } of [here, there]) expect((await browser.run(origin, VIEWER)).data.viewer).not.toBeNull();
  await db.transaction((trx) => endSessions(trx, user.id));
  for (const { origin } of [here, there]) {
    await expect.poll(async () => (await browser.run(origin, VIEWER)).data.viewer, { timeout: 1_000 }).toBeNull();
  }
});

test('the next request does not read the session from the database again', async () => {
  // Another test interrupts the notices of the servers that run already.
  const { origin } = await testApp();
  const { user, browser } = await signedInBrowser(origin);
  expect((await browser.run(origin, VIEWER)).data.viewer).not.toBeNull();
  await rowsOf(user.id).delete();
  expect((await browser.run(origin, VIEWER)).data.viewer).not.toBeNull();
});

test('a server reads the session at each request while it receives no notices of ended sessions', async () => {
  const { user, browser } = await signedInBrowser(origin);
  expect((await browser.run(origin, VIEWER)).data.viewer).not.toBeNull();
  const notices = "pid <> pg_backend_pid() and application_name = 'herdline notices' and datname = current_database()";
  await db.raw(`select pg_terminate_backend(pid) from pg_stat_activity where ${notices}`);
  await rowsOf(user.id).delete();
  await expect.poll(async () => (await browser.run(origin, VIEWER)).data.viewer, { timeout: 1_000 }).toBeNull();
});

test('an idle session expires after two hours', async () => {
  const { user, browser } = await signedInBrowser(origin);
  const [row] = await rowsOf(user.id);
  expect((Date.parse(row.expire) - Date.now()) / 3_600_000).toBeCloseTo(2, 1);
  await rowsOf(user.id).update({ expire: new Date(hoursAgo(0.01)) });
  expect(await viewerAtNewServer(browser)).toBeNull();
});

test('using a session extends it to two hours again', async () => {
  const { user, browser } = await signedInBrowser(origin);
  await rowsOf(user.id).update({ expire: new Date(Date.now() + 60_000) });
  expect(await viewerAtNewServer(browser)).not.toBeNull();
  const [row] = await rowsOf(user.id);
  expect((Date.parse(row.expire) - Date.now()) / 3_600_000).toBeCloseTo(2, 1);
});

test.each([
  { rememberMe: false, hours: 23, isOver: false },
  { rememberMe: false, hours: 25, isOver: true },
  { rememberMe: true, hours: 29 * 24, isOver: false },
  { rememberMe: true, hours: 31 * 24, isOver: true },
])('a session ends at its maximum age, however much it is used: %o', async ({ rememberMe, hours, isOver }) => {
  const { user, browser } = await signedInBrowser(origin, { rememberMe });
  await changeSession(user.id, { startedAt: hoursAgo(hours) });
  expect((await viewerAtNewServer(browser)) === null).toBe(isOver);
});

test('a deleted account has no session', async () => {
  const { user, browser } = await signedInBrowser(origin);
  await db('users').where({ id: user.id }).delete();
  expect(await viewerAtNewServer(browser)).toBeNull();
});
