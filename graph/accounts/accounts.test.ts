import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

test('the viewer is the signed-in person, or null for a visitor', async () => {
  const user = await make.customer({ city: 'Waco' });
  const query =
    '{ viewer { __typename id name email phone zipCode city state userType createdAt mustChangePassword } }';
  expect((await as(user).run(query)).data.viewer).toEqual({
    __typename: 'User',
    id: String(user.id),
    name: 'Ann Miller',
    email: user.email,
    phone: '555-0100',
    zipCode: '78701',
    city: 'Waco',
    state: 'Texas',
    userType: 'CUSTOMER',
    createdAt: new Date(user.createdAt).toISOString(),
    mustChangePassword: false,
  });
  expect(await as(null).run(query)).toEqual({ data: { viewer: null } });
});

test('only the requested columns of the viewer are read', async () => {
  const user = await make.customer();
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => statements.push(sql);
  db.on('query', note);
  await as(user).run('{ viewer { ...name } } fragment name on User { name }');
  db.off('query', note);
  expect(statements.at(-1)).toContain('t1.name');
  expect(statements.at(-1)).not.toMatch(/\*|email|phone|password|zip_code/);
});

const UPDATE = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { name email phone zipCode city state userType }
}`;

test('updateProfile changes the given fields and keeps the others', async () => {
  const user = await make.customer();
  const before = { name: 'Ann Miller', email: user.email, phone: '555-0100', userType: 'CUSTOMER' };
  const { data } = await as(user).run(UPDATE, { input: { city: ' Tulsa ', state: 'ok', zipCode: '74103' } });
  expect(data.updateProfile).toEqual({ ...before, city: 'Tulsa', state: 'Oklahoma', zipCode: '74103' });
});

test('updateProfile clears fields that are blank or null, and accepts an empty input', async () => {
  const user = await make.rancher();
  const { data } = await as(user).run(UPDATE, { input: { phone: null, city: '' } });
  expect(data.updateProfile).toMatchObject({ phone: '', city: '', state: 'Texas' });
  expect((await as(user).run(UPDATE, { input: {} })).data).toEqual(data);
});

test.each([
  ['name', ' A ', 'Name must be at least 2 characters'],
  ['name', null, 'Name must be at least 2 characters'],
  ['phone', '5'.repeat(31), 'At most 30 characters (this has 31)'],
  ['zipCode', '787', 'Please enter a valid ZIP code'],
  ['city', 'A'.repeat(101), 'At most 100 characters (this has 101)'],
  ['state', 'Tejas', 'Please select a state'],
])('updateProfile refuses %s %j', async (field, value, message) => {
  const { errors } = await as(await make.customer()).run(UPDATE, { input: { [field]: value } });
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
});

const CUSTOMERS = `query ($search: String, $first: Int, $after: String) {
  admin { customers(search: $search, first: $first, after: $after) {
    nodes { id name email orderCounts { total } } edges { cursor } pageInfo { hasNextPage endCursor } totalCount
  } }
}`;

test('customers are found by name, email, phone, city and state', async () => {
  const admin = await make.admin();
  const mark = randomUUID();
  const found = { name: `Ann ${mark}`, email: `${mark}@herdline.test`, phone: '555 0142', city: 'Waco', state: 'Ohio' };
  const { id } = await make.customer(found);
  const search = async (text: string) => (await as(admin).run(CUSTOMERS, { search: text })).data.admin.customers.nodes;
  for (const text of [`ann ${mark}`, `${mark}@HERD`, '555 0142', ' Waco ', 'ohio']) {
    expect(await search(text)).toContainEqual(expect.objectContaining({ id: String(id), orderCounts: { total: 0 } }));
  }
  expect(await search(`${mark}%_`)).toEqual([]);
});
