import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { errorOf, testGraph } from '../testing/graph';
import { register } from './register';
import { testContext } from './testing/context';

const { db, as, make } = await testGraph();

const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { id name email phone zipCode city state userType }
}`;

const valid = () => ({ name: 'Ann Miller', email: `${randomUUID()}@herdline.test`, password: 'Herdline1' });
const send = (input: object) => as(null).run(REGISTER, { input });

beforeEach(() => db('rate_limits').delete());

test('creates a customer account and keeps the email as typed, without the spaces around it', async () => {
  const email = `Ann.${randomUUID()}@Herdline.test`;
  const place = { phone: '555-0100', zipCode: '78701', city: 'Austin', state: 'TX' };
  const { data, errors } = await send({ ...valid(), ...place, email: ` ${email} ` });
  expect(errors).toBeUndefined();
  expect(data.register).toMatchObject({ name: 'Ann Miller', email, ...place, state: 'Texas', userType: 'CUSTOMER' });
});

test('stores a hash and signs nobody in', async () => {
  const context = testContext(db);
  const { id } = await register(context, { input: valid() });
  const row = await db('users').where({ id }).first();
  expect(row.passwordHash).toMatch(/^\$argon2id\$/);
  expect(row).toMatchObject({ phone: '', city: '', mustChangePassword: false });
  expect(context.session.userId).toBeNull();
});

test.each([
  ['email', 'ann', 'Please enter a valid email address'],
  ['userType', 'ADMIN', 'Ranchers sign up with the rancher application'],
])('refuses %s %j', async (field, value, message) => {
  const { errors } = await send({ ...valid(), [field]: value });
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
});

test('refuses a taken email in upper or lower case', async () => {
  const { email } = await make.rancher().then(({ owner }) => owner);
  expect(errorOf(await send({ ...valid(), email: email.toUpperCase() }))).toMatchObject({
    message: 'An account with this email already exists',
    extensions: { code: 'CONFLICT' },
  });
});

test('lets only one of many simultaneous sign-ups with the same email succeed', async () => {
  const input = valid();
  const answers = await Promise.all([0, 1, 2, 3].map(() => send(input)));
  expect(answers.filter(({ data }) => data)).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code)).toEqual([
    'CONFLICT',
    'CONFLICT',
    'CONFLICT',
  ]);
});

test('counts refused sign-ups too, since validating them costs time', async () => {
  const context = () => testContext(db, { address: '192.0.2.2' });
  for (let number = 0; number < 30; number++) {
    await expect(register(context(), { input: { ...valid(), name: 'A' } })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
  await expect(register(context(), { input: valid() })).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
});

test('limits the sign-ups from an IP address', async () => {
  const { email } = await make.customer();
  const context = () => testContext(db, { address: '192.0.2.1' });
  const results = await Promise.allSettled(
    Array.from({ length: 31 }, () => register(context(), { input: { ...valid(), email } })),
  );
  const codes = results.map((result) => result.status === 'rejected' && result.reason.extensions.code);
  expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(30);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
});
