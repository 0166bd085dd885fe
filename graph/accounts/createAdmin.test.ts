import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../config';
import { connect } from '../database/connection';
import { ownDatabaseUrl, testDatabaseUrl } from '../testing/database';
import { codeOf, testGraph } from '../testing/graph';
import { maker } from '../testing/make';
import { built } from '../testing/serverProcess';
import { createAdmin } from './createAdmin';

const { db, as, make } = await testGraph();

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id userType mustChangePassword } }';
const newEmail = () => `${randomUUID()}@herdline.test`;

describe('creating an admin', () => {
  test('returns a temporary password that signs in and must be changed', async () => {
    const email = newEmail();
    const { admin, password } = await createAdmin(db, { email, name: 'Robin Hale', role: 'ALL' });
    const { data } = await as(null).run(LOGIN, { input: { email, password } });
    expect(data.login).toEqual({ id: String(admin.id), userType: 'ADMIN', mustChangePassword: true });
    expect(codeOf(await as(admin).run('{ admin { orders { totalCount } } }'))).toBe('FORBIDDEN');
  });

  test('is in the audit log without the password', async () => {
    const { admin, password } = await createAdmin(db, { email: newEmail(), name: 'Robin Hale', role: 'ALL' });
    const [entry, ...others] = await db('auditEntries').where({ recordType: 'USER', recordId: admin.id });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ action: 'ADMIN_CREATED', actorId: null, recordName: 'Robin Hale' });
    expect(entry.changes).toEqual([{ field: 'role', before: null, after: 'ALL' }]);
    expect(JSON.stringify(entry)).not.toContain(password);
  });

  test.each([
    [{ email: 'robin@', name: 'Robin Hale' }, 'Please enter a valid email address'],
    [{ email: newEmail(), name: 'R' }, 'Name must be at least 2 characters'],
  ])('refuses %j', async (given, message) => {
    await expect(createAdmin(db, { ...given, role: 'ALL' })).rejects.toThrow(message);
  });

  test('refuses a taken email in upper or lower case, and does not change that account', async () => {
    const customer = await make.customer();
    const taken = createAdmin(db, { email: customer.email.toUpperCase(), name: 'Robin Hale', role: 'ALL' });
    await expect(taken).rejects.toThrow('An account with this email already exists');
    expect(await db('users').where({ id: customer.id }).first()).toMatchObject({ userType: 'CUSTOMER' });
    expect(await db('auditEntries').where({ recordType: 'USER', recordId: customer.id })).toEqual([]);
  });
});

describe('npm run admin:create', () => {
  const run = async (...args: string[]) => {
    const env = { PATH: process.env.PATH!, DATABASE_URL: await testDatabaseUrl() };
    return promisify(execFile)(process.execPath, [await built('createAdmin'), ...args], {
      cwd: projectRoot,
      env,
    });
  };

  test('prints the password once; a second run says that the email is taken', async () => {
    const email = newEmail();
    const { stdout } = await run('--email', email);
    const password = /shown only here: (\S+)/.exec(stdout)![1]!;
    expect(stdout.split(password)).toHaveLength(2);
    expect((await as(null).run(LOGIN, { input: { email, password } })).errors).toBeUndefined();
    await expect(run('--email', email)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'An account with this email already exists\n',
    });
  }, 60_000);

  test('assigns the given role', async () => {
    const email = newEmail();
    await run('--email', email, '--role', 'finance');
    expect(await db('users').where({ email }).first()).toMatchObject({ userType: 'ADMIN', adminRole: 'FINANCE' });
  }, 60_000);

  test.each([[[]], [['--email', newEmail(), '--role', 'owner']]])('prints its usage: %j', async (args) => {
    await expect(run(...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage: npm run admin:create'),
    });
  });
});

describe('the last admin', () => {
  // Each has its own database, because the shared one always has other accounts.
  let databases = 0;
  async function marketplaceOf(admins: number) {
    databases += 1;
    const url = await ownDatabaseUrl(`admins${databases}`);
    const own = connect(url);
    const people = await Promise.all(Array.from({ length: admins }, () => maker(own).admin()));
    return { own, ids: people.map(({ id }) => id) };
  }

  test('cannot be deleted or turned into a customer', async () => {
    const { own, ids } = await marketplaceOf(1);
    const one = () => own('users').where({ id: ids[0]! });
    await expect(one().delete()).rejects.toThrow('the last admin cannot be removed');
    await expect(one().update({ userType: 'CUSTOMER' })).rejects.toThrow('the last admin cannot be removed');
    await one().update({ name: 'Robin Hale' });
    await own.destroy();
  });

  test('with all duties must keep them, even if there are admins with some of the duties', async () => {
    const { own, ids } = await marketplaceOf(2);
    const [first, second] = ids.map((id) => () => own('users').where({ id }));
    await first?.().update({ adminRole: 'SUPPORT' });
    await expect(second?.().update({ adminRole: 'FINANCE' })).rejects.toThrow('the last admin cannot be removed');
    await expect(second?.().delete()).rejects.toThrow('the last admin cannot be removed');
    await first?.().update({ adminRole: 'ALL' });
    await second?.().update({ adminRole: 'FINANCE' });
    await own.destroy();
  });

  test('stays when two admins are removed at the same time', async () => {
    const { own, ids } = await marketplaceOf(2);
    const results = await Promise.allSettled(ids.map((id) => own('users').where({ id }).delete()));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(own('users').delete()).rejects.toThrow('the last admin cannot be removed');
    expect(await own('users').where({ userType: 'ADMIN' })).toHaveLength(1);
    await own.destroy();
  });
});
