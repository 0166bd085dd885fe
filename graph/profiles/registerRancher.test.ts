import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { AGREEMENT_VERSION } from '../../rules/ranches/agreement';
import { testGraph } from '../testing/graph';

const { db, as } = await testGraph();

const REGISTER = `mutation ($input: RegisterRancherInput!) {
  registerRancher(input: $input) {
    id userId ranchName city state zipCode description imageUrl approval isApproved rating isFavorite
    halfCowPrice offerHalfCow offerOtherProducts isGrassFed isGrainFinished localDeliveryRange
    contact { name email phone }
    otherProductsList { name price description variants { name price size weight } }
  }
}`;

type Parts = { user?: object; rancher?: object };

const validUser = () => ({
  email: `${randomUUID()}@herdline.test`,
  name: 'Ray Rancher',
  phone: '555-0100',
  password: 'Herdline1',
});
const place = { city: 'Austin', state: 'Texas', zipCode: '78701' };
const input = ({ user, rancher }: Parts = {}) => ({
  user: { ...validUser(), ...user },
  rancher: { ranchName: 'Lone Oak Ranch', ...place, ...rancher },
});
const register = (parts?: Parts) => as(null).run(REGISTER, { input: input(parts) });
const rowOf = (id: string) =>
  db('ranchers')
    .where({ id: Number(id) })
    .first();
const refused = async (parts: Parts) => {
  const email = `${randomUUID()}@herdline.test`;
  const { errors } = await register({ ...parts, user: { email, ...parts.user } });
  expect(await db('users').where({ email })).toEqual([]);
  return errors?.[0]?.extensions;
};

beforeEach(() => db('rate_limits').delete());

describe('signing up a ranch', () => {
  test('creates the account and the ranch, which is pending and has coordinates', async () => {
    const { data, errors } = await register({
      rancher: { offerHalfCow: true, halfCowPrice: 180_000, feedingMethod: 'Grass Finished' },
    });
    expect(errors).toBeUndefined();
    expect(data.registerRancher).toMatchObject({
      ranchName: 'Lone Oak Ranch',
      ...place,
      description: '',
      imageUrl: null,
      approval: 'PENDING',
      isApproved: false,
      rating: 0,
      isFavorite: false,
      halfCowPrice: 180_000,
      offerHalfCow: true,
      isGrassFed: true,
      isGrainFinished: false,
      localDeliveryRange: 50,
      contact: { name: 'Ray Rancher', phone: '555-0100' },
    });
    const row = await rowOf(data.registerRancher.id);
    expect([row.latitude, row.longitude].map(Math.round)).toEqual([30, -98]);
    expect(row).toMatchObject({
      commissionRate: null,
      currentBalance: 0,
      hasBrokerAgreement: false,
      agreementVersion: null,
    });
    expect(await db('users').where({ id: row.userId }).first()).toMatchObject({ userType: 'RANCHER', ...place });
  });

  test('creates the custom products and turns on their offer', async () => {
    const variants = [{ name: 'Large bag', price: 2_000, size: '1 lb', weight: 1.1 }];
    const otherProductsList = [
      { name: 'Beef jerky', price: 1_200, description: 'Peppered', variants },
      { name: 'Tallow', price: 900 },
    ];
    const { data } = await register({ rancher: { otherProductsList } });
    expect(data.registerRancher.offerOtherProducts).toBe(true);
    expect(data.registerRancher.otherProductsList).toEqual([
      { name: 'Beef jerky', price: 1_200, description: 'Peppered', variants },
      { name: 'Tallow', price: 900, description: '', variants: [] },
    ]);
  });

  test('records which agreement was accepted and when; it takes effect at approval', async () => {
    const agreement = { hasBrokerAgreement: true, agreementVersion: AGREEMENT_VERSION };
    const { data } = await register({ rancher: agreement });
    const row = await rowOf(data.registerRancher.id);
    expect(row).toMatchObject({ hasBrokerAgreement: false, agreementVersion: AGREEMENT_VERSION });
    expect(Date.now() - new Date(row.agreementAcceptedAt).getTime()).toBeLessThan(60_000);
  });

  test('stores an address of the rancher that differs from the ranch', async () => {
    const user = { city: 'Tulsa', state: 'OK', zipCode: '74103' };
    const { data } = await register({ user });
    const { userId } = data.registerRancher;
    expect(
      await db('users')
        .where({ id: Number(userId) })
        .first(),
    ).toMatchObject({ ...user, state: 'Oklahoma' });
  });

  test('an unknown ZIP code has no coordinates; a nine-digit one is stored as five digits', async () => {
    const unknown = await register({ rancher: { zipCode: '00000' } });
    expect(await rowOf(unknown.data.registerRancher.id)).toMatchObject({ latitude: null, longitude: null });
    const long = await register({ rancher: { zipCode: '78701-1234' } });
    expect(long.data.registerRancher.zipCode).toBe('78701');
  });
});

describe('refusals', () => {
  test('what the form refuses, at its fields', async () => {
    const { fields } = (await refused({ user: { phone: '5'.repeat(31) }, rancher: { ranchName: ' ' } }))!;
    expect(fields).toEqual({
      'user.phone': 'At most 30 characters (this has 31)',
      'rancher.ranchName': 'Ranch name is required',
    });
  });

  test.each([
    [{ hasBrokerAgreement: true }, 'The version of the accepted agreement is required'],
    [
      { hasBrokerAgreement: true, agreementVersion: '1999-01' },
      'The broker agreement has changed. Please read and accept it again.',
    ],
  ])('agreement %j', async (rancher, message) => {
    expect((await refused({ rancher }))?.fields).toEqual({ 'rancher.agreementVersion': message });
  });

  test('a product of another kind, or with an id', async () => {
    const refusalOf = async (product: object) => (await refused({ rancher: { otherProductsList: [product] } }))?.fields;
    const path = 'rancher.otherProductsList[0]';
    expect(await refusalOf({ kind: 'BEEF_BOX', name: 'Box', price: 1 })).toEqual({
      [`${path}.kind`]: 'Only custom products belong here',
    });
    expect(await refusalOf({ id: '1', name: 'Jerky', price: 1 })).toHaveProperty([`${path}.id`]);
  });

  test('sign-ups count against the limit before they are validated', async () => {
    for (let number = 0; number < 30; number++) await refused({ user: { name: 'R' } });
    expect((await refused({ rancher: { otherProductsList: Array(30_000).fill({ name: '' }) } }))?.code).toBe(
      'RATE_LIMITED',
    );
  });

  test('a far too long list of products is not validated item by item', async () => {
    const otherProductsList = Array(30_000).fill({ name: '' });
    const { fields, code } = (await refused({ rancher: { otherProductsList } }))!;
    expect(code).toBe('BAD_USER_INPUT');
    expect(fields).toMatchObject({ 'rancher.otherProductsList': 'At most 100 entries' });
    expect(Object.keys(fields as object).length).toBeLessThan(500);
  });

  test.each(['approval', 'isApproved', 'commissionRate', 'currentBalance', 'rating'])(
    'an applicant cannot set %s',
    async (field) => {
      expect((await refused({ rancher: { [field]: 1 } }))?.code).toBe('BAD_USER_INPUT');
    },
  );

  test('a taken email in upper or lower case leaves no ranch behind', async () => {
    const user = validUser();
    await register({ user });
    const ranchName = `Ranch ${randomUUID()}`;
    const { errors } = await register({ user: { email: user.email.toUpperCase() }, rancher: { ranchName } });
    expect(errors?.[0]).toMatchObject({
      message: 'An account with this email already exists',
      extensions: { code: 'CONFLICT' },
    });
    expect(await db('ranchers').where({ ranchName })).toEqual([]);
  });

  test('only one of two simultaneous sign-ups with the same email succeeds', async () => {
    const user = validUser();
    const answers = await Promise.all([register({ user }), register({ user })]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual(['CONFLICT', undefined]);
  });
});
