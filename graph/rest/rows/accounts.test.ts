import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { mailedToken } from '../../testing/graph';
import { PASSWORD } from '../../testing/make';
import { badInput, testRest } from '../testing/rest';

const { db, make, person, signedIn } = await testRest();

beforeEach(() => db('rate_limits').delete());

const newEmail = () => `${randomUUID()}@herdline.test`;
const INVALID_EMAIL = 'Please enter a valid email address';

describe('POST /api/register', () => {
  const place = { phone: '555-0102', zipCode: '78704', city: 'Austin', state: 'Texas' };
  const ann = () => ({ name: 'Ann Miller', email: newEmail(), ...place, userType: 'customer' });
  const register = (given: object) => person().post('/api/register', { ...ann(), password: PASSWORD, ...given });

  test('creates a customer and does not sign in', async () => {
    const someone = person();
    const shown = ann();
    const { status, body } = await someone.post('/api/register', { ...shown, password: PASSWORD });
    expect([status, body]).toEqual([201, { id: expect.any(Number), ...shown }]);
    expect((await someone.get('/api/user')).status).toBe(401);
  });

  test.each([
    ['email', null, INVALID_EMAIL],
    ['name', 5, 'name must be text'],
    ['zipCode', 78704, 'zipCode must be text'],
    ['state', ['Texas'], 'state must be text'],
    ['userType', 'admin', 'Ranchers sign up with the rancher application'],
    ['userType', 'king', 'Ranchers sign up with the rancher application'],
  ])('refuses %s %j', async (field, value, message) => {
    expect(await register({ [field]: value })).toMatchObject(badInput({ [field]: message }));
  });
});

describe('signing in and out', () => {
  test('returns the person, and starts a session until the sign-out', async () => {
    const user = await make.customer();
    const { email, password } = await make.credentialsOf(user);
    const ann = person();
    const shown = { id: user.id, email, name: 'Ann Miller', phone: '555-0100', userType: 'customer' };
    const place = { zipCode: '78701', city: 'Austin', state: 'Texas' };
    const signIn = await ann.post('/api/login', { email, password, rememberMe: true });
    expect([signIn.status, signIn.body]).toEqual([200, { ...shown, ...place }]);
    expect(signIn.headers.get('Set-Cookie')).toContain('Expires=');
    const current = await ann.get('/api/user');
    expect([current.status, current.body]).toEqual([200, { ...shown, ...place, mustChangePassword: false }]);
    const { status, body } = await ann.post('/api/logout');
    expect([status, body]).toEqual([200, { message: 'You have been successfully logged out.' }]);
    expect((await ann.get('/api/user')).status).toBe(401);
    expect((await ann.post('/api/logout')).status).toBe(200);
  });

  test('refuses missing fields and those of another type', async () => {
    const short = 'Password must be at least 6 characters';
    expect(await person().post('/api/login', { rememberMe: 'yes' })).toMatchObject({
      status: 400,
      body: { fields: { email: INVALID_EMAIL, password: short, rememberMe: 'rememberMe must be true or false' } },
    });
  });
});

describe('a forgotten password', () => {
  const tokenFor = async (id: number) => {
    const jobs = await db('graphile_worker._private_jobs').whereRaw("payload ->> 'userId' = ?", [id]);
    expect(jobs).toHaveLength(1);
    return mailedToken(db, id);
  };

  test('can be set once with the mailed token', async () => {
    const user = await make.customer();
    const { email } = await make.credentialsOf(user);
    const ann = person();
    const asked = await ann.post('/api/forgot-password', { email });
    expect([asked.status, asked.body]).toEqual([
      200,
      { message: expect.stringContaining('If this email is registered') },
    ]);
    expect((await ann.post('/api/forgot-password', { email: newEmail() })).body).toEqual(asked.body);

    const reset = { token: await tokenFor(user.id), password: 'Herdline2' };
    expect(await ann.post('/api/reset-password', reset)).toMatchObject({
      status: 200,
      body: { message: 'Your password has been reset.' },
    });
    expect((await ann.post('/api/login', { email, password: 'Herdline2' })).status).toBe(200);
    expect(await ann.post('/api/reset-password', reset)).toMatchObject(badInput({ token: 'Invalid or missing token' }));
  });
});

describe('PATCH /api/user/profile', () => {
  test('changes the given fields', async () => {
    const user = await make.customer();
    const ann = await signedIn(user);
    const given = { name: 'Ann Weber', phone: '', zipCode: '73301-0001', city: 'Dallas', state: 'TX' };
    const { status, body } = await ann.patch('/api/user/profile', given);
    const { id, email } = user;
    expect([status, body]).toEqual([200, { id, email, ...given, state: 'Texas', userType: 'customer' }]);
    const renamed = await ann.patch('/api/user/profile', { name: 'Ann Miller', userType: 'admin', email: newEmail() });
    expect(renamed.body).toEqual({ ...body, name: 'Ann Miller' });
  });

  test('refuses invalid fields', async () => {
    const ann = await signedIn(await make.customer());
    const refused = async (body: object) => (await ann.patch('/api/user/profile', body)).body.fields;
    expect(await refused({ name: 'A' })).toEqual({ name: 'Name must be at least 2 characters' });
    expect(await refused({ zipCode: '787' })).toEqual({ zipCode: 'Please enter a valid ZIP code' });
    expect(await refused({ city: {} })).toEqual({ city: 'city must be text' });
  });
});

describe('GET /api/admin/customers', () => {
  test('lists customers, newest first, by search and in pages', async () => {
    const admin = await signedIn(await make.admin());
    const city = randomUUID();
    const first = await make.customer({ city });
    const second = await make.customer({ city, phone: '' });
    await make.user({ city, userType: 'RANCHER' });
    const { status, body } = await admin.get(`/api/admin/customers?search=${city}`);
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
    const { id, email } = second;
    const shown = { id, email, name: 'Ann Miller', phone: '', zipCode: '78701', city, state: 'Texas' };
    expect(body[0]).toEqual({ ...shown, userType: 'customer' });
    const page = await admin.get(`/api/admin/customers?search=${city}&limit=1`);
    expect(page.body).toHaveLength(1);
    expect(page.headers.get('Link')).toMatch(/^<\/api\/admin\/customers\?search=.*&limit=1&after=.+>; rel="next"$/);
  });
});
