import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { AGREEMENT_VERSION } from '../../../rules/ranches/agreement';
import { PASSWORD } from '../../testing/make';
import { badInput, fromOurPage, testRest } from '../testing/rest';

const { db, make, person, signedIn, rancherWith } = await testRest();

const ann = await signedIn(await make.customer());
const admin = await signedIn(await make.admin());
const { rancher, ranch } = await rancherWith({ currentBalance: 700, commissionRate: 7.5 });
const { rancher: otherRancher } = await rancherWith();

const FIGURES = ['commission', 'commissionRate', 'currentBalance', 'hasBrokerAgreement'];
const idsOf = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id);

beforeEach(() => db('rate_limits').delete());

describe('GET /api/ranchers', () => {
  test('lists approved ranches, without commission figures', async () => {
    const description = randomUUID();
    const { ranch: listed } = await make.rancher({ description, currentBalance: 500 });
    await make.rancher({ description, approval: 'PENDING' });
    for (const [someone, distanceMiles] of [
      [ann, 0],
      [rancher, null],
      [admin, null],
    ] as const) {
      const { status, body } = await someone.get(`/api/ranchers?search=${description}`);
      expect([status, body]).toMatchObject([200, [{ id: listed.id, isApproved: true, distanceMiles }]]);
      expect(body).toHaveLength(1);
      for (const figure of FIGURES) expect(body[0]).not.toHaveProperty(figure);
    }
  });

  test.each([
    'states=Vermont,Maine',
    'states=Vermont&states=Maine',
    'zipPrefix=056',
    'orderSizes=HALF_COW',
    'orderSizes=Half%20Cow, WHOLE_COW',
    'qualities=GRASS_FED,ORGANIC',
    'nearZip=05602&withinMiles=30',
    'nearZip=05602',
    'hasShare=true',
    'readyBy=2099-06-01&orderSizes=HALF_COW',
    'nearZip=05602&methods=LOCAL_DELIVERY',
    'nearZip=05602&withinMiles=30&methods=Local%20Pickup,SHIPPING',
  ])('narrows by %s', async (filter) => {
    const description = randomUUID();
    const place = { state: 'Vermont', zipCode: '05602', latitude: 44.26, longitude: -72.58 };
    const { ranch: fits } = await make.rancher({ description, ...place, isGrassFed: true, isOrganic: true });
    await make.animal(fits.id, { harvestDate: '2099-05-01' });
    await make.rancher({ description, offerHalfCow: false });
    const found = await ann.get(`/api/ranchers?search=${description}&${filter}`);
    expect([found.status, idsOf(found)]).toEqual([200, [fits.id]]);
  });

  test('has the distance of a ranch, and sorts', async () => {
    const description = randomUUID();
    const far = await make.rancher({ description, ranchName: 'A', latitude: 30.9, halfCowPrice: 100 });
    const near = await make.rancher({ description, ranchName: 'B' });
    const ids = [near.ranch.id, far.ranch.id];
    const list = (query: string) => ann.get(`/api/ranchers?search=${description}&${query}`);
    const around = await list('nearZip=78701&withinMiles=100');
    expect(idsOf(around)).toEqual(ids);
    expect(around.body[1].distanceMiles).toBeCloseTo(43.4, 0);
    // The request names no ZIP code, so the one in the profile is used.
    expect(idsOf(await list(''))).toEqual(ids);
    expect(idsOf(await list('sort=DISTANCE'))).toEqual(ids);
    expect((await rancher.get('/api/ranchers?sort=DISTANCE')).status).toBe(400);
    expect(idsOf(await list('sort=NAME'))).toEqual([...ids].reverse());
    expect(idsOf(await list('sort=price'))).toEqual([...ids].reverse());
    expect(idsOf(await list('sort=NEWEST'))).toEqual(ids);
  });

  test('returns up to 500 ranches, more than one GraphQL page', async () => {
    const description = randomUUID();
    for (let count = 0; count < 45; count++) await make.rancher({ description });
    const all = await ann.get(`/api/ranchers?search=${description}`);
    expect([new Set(idsOf(all)).size, all.headers.get('Link')]).toEqual([45, null]);
    const most = await ann.get(`/api/ranchers?search=${description}&limit=44`);
    expect([most.body.length, most.headers.get('Link')]).toEqual([44, expect.stringContaining('limit=44')]);
  });

  test.each([
    ['limit=0', { limit: 'limit must be from 1 to 500' }],
    ['limit=501', { limit: 'limit must be from 1 to 500' }],
    ['limit=all', { limit: 'limit must be from 1 to 500' }],
    ['limit=1e2', { limit: 'limit must be from 1 to 500' }],
    ['limit=%2B5', { limit: 'limit must be from 1 to 500' }],
    ['limit=', { limit: 'limit must be from 1 to 500' }],
    ['limit=1&limit=2', { limit: 'limit must be from 1 to 500' }],
    ['after=nonsense', { after: expect.any(String) }],
    ['orderSizes=GOAT', { orderSizes: 'orderSizes does not know GOAT' }],
    ['orderSizes=BEEF_BOX', { orderSizes: expect.stringContaining('quarter, half and whole') }],
    ['qualities=ORGANIC,BLUE', { qualities: 'qualities does not know BLUE' }],
    ['readyBy=June', { readyBy: 'Enter a day such as 2027-03-04' }],
    ['hasShare=maybe', { hasShare: expect.any(String) }],
    ['sort=LUCK', { sort: 'sort does not know LUCK' }],
    ['zipPrefix=78a', { zipPrefix: expect.any(String) }],
    [`search=${'x'.repeat(101)}`, { search: expect.any(String) }],
    [`states=${Array(51).fill('Texas')}`, { states: 'At most 50 states' }],
    ['nearZip=00000', { nearZip: expect.any(String) }],
    ['withinMiles=10', { nearZip: 'nearZip is needed with withinMiles or methods' }],
    ['methods=SHIPPING', { nearZip: expect.any(String) }],
    ['nearZip=78701&methods=MULE', { methods: 'methods does not know MULE' }],
    ['nearZip=78701&withinMiles=far', { withinMiles: 'withinMiles must be a number of miles' }],
    ['nearZip=78701&withinMiles=-1', { withinMiles: expect.any(String) }],
  ])('refuses %s', async (query, fields) => {
    const { status, body } = await ann.get(`/api/ranchers?${query}`);
    expect([status, body.code, body.fields]).toEqual([400, 'BAD_USER_INPUT', fields]);
    expect(body.message).not.toContain('$');
  });
});

describe('GET /api/ranchers/{id} and /api/ranchers/profile', () => {
  test('return the ranch as customers see it', async () => {
    const { ranch: shown, owner: contact } = await make.rancher({
      offerShipping: true,
      shippingFee: 3_000,
      pricingModel: 'HANGING',
    });
    const product = await make.product(shown.id);
    const variant = await make.variant(product.id);
    await make.product(shown.id, { kind: 'BEEF_BOX', name: 'Grill box', contents: ['4 ribeyes'], weight: 12.5 });
    await make.product(shown.id, { kind: 'SELECT_CUT', name: 'Ribeye', cut: 'Ribeye', price: 2_400 });
    const { status, body } = await ann.get(`/api/ranchers/${shown.id}`);
    const { id, name, price } = variant;
    const jerky = {
      id: product.id,
      name: 'Beef jerky',
      price: 1_200,
      variants: [{ id, name, price, size: null, weight: null }],
    };
    expect([status, body]).toMatchObject([
      200,
      {
        id: shown.id,
        userId: contact.id,
        user: { name: 'Ray Rancher', email: contact.email, phone: '555-0100' },
        approval: 'approved',
        pricingModel: 'hanging',
        halfCowPrice: 180_000,
        sellsByAnimal: false,
        offers: [
          expect.objectContaining({
            share: 'half_cow',
            availability: 'LIST',
            shares: { from: 180_000, to: 180_000 },
            linePrice: 180_000,
          }),
        ],
        deliveryOptions: ['Local Pickup', 'Local Delivery', 'Shipping'],
        customProducts: [jerky],
        otherProductsList: [jerky],
        beefBoxes: [{ name: 'Grill box', contents: ['4 ribeyes'], weight: 12.5 }],
        selectCuts: [{ cut: 'Ribeye', pricePerPound: 2_400, available: true }],
        localPickup: true,
        localDelivery: true,
        deliveryFee: 2_500,
        deliveryRadius: 50,
        shipping: true,
        shippingRadius: 100,
      },
    ]);
    for (const figure of FIGURES) expect(body).not.toHaveProperty(figure);
  });

  test('return commission figures to its rancher and admins', async () => {
    const figures = { id: ranch.id, commissionRate: 7.5, currentBalance: 700, hasBrokerAgreement: true };
    for (const someone of [rancher, admin]) {
      expect(await someone.get(`/api/ranchers/${ranch.id}`)).toMatchObject({ status: 200, body: figures });
    }
    expect(await rancher.get('/api/ranchers/profile')).toMatchObject({ status: 200, body: figures });
    expect((await otherRancher.get(`/api/ranchers/${ranch.id}`)).body).not.toHaveProperty('currentBalance');
  });
});

describe('POST /api/ranchers', () => {
  const application = (user: object = {}, ranchFields: object = {}) => ({
    user: {
      email: `${randomUUID()}@herdline.test`,
      name: 'Ray Rancher',
      phone: '555-0101',
      password: PASSWORD,
      userType: 'rancher',
      ...user,
    },
    rancher: { ranchName: 'Salt Fork Ranch', city: 'Austin', state: 'Texas', zipCode: '78701', ...ranchFields },
  });

  test('creates a pending ranch, with prices in cents', async () => {
    const otherProductsList = [
      { name: 'Jerky', price: 1_200, description: '', variants: [{ name: 'Bag', price: 2_000 }] },
    ];
    const offers = {
      offerHalfCow: true,
      halfCowPrice: 180_000,
      offerShipping: true,
      shippingFee: 3_000,
      pricingModel: 'packaged',
    };
    const sent = application({}, { ...offers, otherProductsList });
    const { status, body } = await person().post('/api/ranchers', sent);
    expect([status, body]).toMatchObject([
      201,
      { id: expect.any(Number), isApproved: false, ...offers, otherProductsList, user: { email: sent.user.email } },
    ]);
    const newcomer = person();
    await newcomer.post('/api/login', { email: sent.user.email, password: PASSWORD });
    expect((await newcomer.get('/api/ranchers/profile')).body).toMatchObject({ id: body.id, currentBalance: 0 });
  });

  test('ignores fields that only the platform sets', async () => {
    const taken = { isApproved: true, approval: 'approved', commissionRate: 0, currentBalance: -5, rating: 5 };
    const { body } = await person().post('/api/ranchers', application({}, taken));
    expect(body).toMatchObject({ isApproved: false, approval: 'pending', rating: 0 });
    const row = await db('ranchers').where({ id: body.id }).first();
    expect(row).toMatchObject({ approval: 'PENDING', commissionRate: null, currentBalance: 0 });
  });

  test('records the current agreement, or the given version', async () => {
    const accepted = await person().post('/api/ranchers', application({}, { hasBrokerAgreement: true }));
    const row = await db('ranchers').where({ id: accepted.body.id }).first();
    expect(row).toMatchObject({ agreementVersion: AGREEMENT_VERSION, agreementAcceptedAt: expect.any(String) });
    const old = application({}, { hasBrokerAgreement: true, agreementVersion: '1999-01' });
    expect((await person().post('/api/ranchers', old)).body.fields).toHaveProperty(['rancher.agreementVersion']);
  });

  test.each([
    [{ email: 'ray' }, {}, { 'user.email': 'Please enter a valid email address' }],
    [{ userType: 'customer' }, {}, { 'user.userType': 'This application is for ranchers' }],
    [{}, { ranchName: '' }, { 'rancher.ranchName': 'Ranch name is required' }],
    [{}, { halfCowPrice: 1800.5 }, { 'rancher.halfCowPrice': 'rancher.halfCowPrice must be a whole number of cents' }],
    [{}, { halfCowPrice: -1 }, { 'rancher.halfCowPrice': 'Price cannot be negative' }],
    [{}, { pricingModel: 'free' }, { 'rancher.pricingModel': 'Please select a pricing method' }],
    [
      {},
      { otherProductsList: [{ name: 'Jerky', price: 0.5 }] },
      { 'rancher.otherProductsList[0].price': 'rancher.otherProductsList[0].price must be a whole number of cents' },
    ],
  ])('refuses %j %j', async (user, ranchFields, fields) => {
    expect(await person().post('/api/ranchers', application(user, ranchFields))).toMatchObject(badInput(fields));
  });
});

describe('PATCH /api/ranchers/{id} and PUT /api/admin/ranchers/{id}/profile', () => {
  const both = [
    [rancher, 'patch', `/api/ranchers/${ranch.id}`],
    [admin, 'patch', `/api/ranchers/${ranch.id}`],
    [admin, 'put', `/api/admin/ranchers/${ranch.id}/profile`],
  ] as const;

  test.each(both)('change the given fields (%#)', async (someone, method, path) => {
    const given = {
      ranchName: `Ranch ${randomUUID()}`,
      description: 'Home of the herd',
      halfCowPrice: 170_000,
      pricingModel: 'hanging',
      processingTimeWeeks: null,
    };
    const { ranchName: before } = (await admin.get(`/api/ranchers/${ranch.id}`)).body;
    const { status, body } = await someone[method](path, given);
    // An approved ranch's new name waits for an admin.
    const ranchName = someone === rancher ? before : given.ranchName;
    const changed = { id: ranch.id, ...given, ranchName, localDeliveryFee: 2_500, commissionRate: 7.5 };
    expect([status, body]).toMatchObject([200, changed]);
  });

  test.each(both)('clear fields that are null (%#)', async (someone, method, path) => {
    await someone[method](path, { halfCowPrice: 170_000, isOrganic: true, pricingModel: 'hanging' });
    const { body } = await someone[method](path, { halfCowPrice: null, isOrganic: null, pricingModel: null });
    expect(body).toMatchObject({ halfCowPrice: 0, isOrganic: false, pricingModel: 'flat' });
  });

  test.each(both)('refuse invalid fields (%#)', async (someone, method, path) => {
    const refused = async (body: object) => (await someone[method](path, body)).body.fields;
    const unit = 'must be a whole number of cents';
    for (const field of ['quarterCowPrice', 'pricePerPound', 'depositAmount', 'localDeliveryFee', 'shippingFee']) {
      for (const value of [18.5, '1850', true])
        expect(await refused({ [field]: value })).toEqual({ [field]: `${field} ${unit}` });
    }
    expect(await refused({ localDeliveryFee: -1 })).toEqual({ localDeliveryFee: 'Fee cannot be negative' });
    expect(await refused({ ranchName: '' })).toEqual({ ranchName: 'Ranch name is required' });
    expect(await refused({ yearEstablished: 1950.5 })).toEqual({
      yearEstablished: 'yearEstablished must be a whole number',
    });
    expect(await refused({ galleryImages: [null] })).toHaveProperty(['galleryImages[0]']);
    expect(await refused({ socialMedia: [{ platform: 'Instagram' }] })).toEqual({
      'socialMedia[0].url': 'Please enter a valid URL',
    });
  });

  test('accept a whole profile as it was returned', async () => {
    const own = await rancherWith({
      shippingNationwide: true,
      socialMedia: [{ platform: 'Instagram', url: 'https://example.com/a' }],
    });
    const product = await make.product(own.ranch.id);
    await make.variant(product.id);
    const { body: profile } = await own.rancher.get('/api/ranchers/profile');
    const { status, body } = await own.rancher.patch(`/api/ranchers/${own.ranch.id}`, profile);
    expect([status, body]).toEqual([200, profile]);
  });

  test('accept the custom products under either name', async () => {
    const own = await rancherWith();
    const path = `/api/ranchers/${own.ranch.id}`;
    for (const name of ['customProducts', 'otherProductsList']) {
      const { body } = await own.rancher.patch(path, { [name]: [{ name, price: 500 }] });
      expect(body).toMatchObject({ customProducts: [{ name }], otherProductsList: [{ name }] });
    }
    expect((await own.rancher.patch(path, { ranchName: 'Same products' })).body.customProducts).toHaveLength(1);
  });
});

describe('POST /api/ranchers/update-prices', () => {
  test.each([
    [{ quarterCowPrice: 950.5 }, { quarterCowPrice: 'quarterCowPrice must be a whole number of cents' }],
    [{ halfCowPrice: '180000' }, { halfCowPrice: 'halfCowPrice must be a whole number of cents' }],
    [{ wholeCowPrice: -1 }, { wholeCowPrice: 'Price must be 0 or greater' }],
    [{ wholeCowPrice: 1e300 }, { wholeCowPrice: 'wholeCowPrice must be a whole number of cents' }],
  ])('refuses %j', async (body, fields) => {
    expect(await rancher.post('/api/ranchers/update-prices', body)).toMatchObject(badInput(fields));
  });
});

describe('an admin', () => {
  test('lists all ranches with their figures, by search and in pages, with GET /api/admin/ranchers', async () => {
    const city = randomUUID();
    const states = ['APPROVED', 'PENDING', 'REJECTED', 'SUSPENDED'] as const;
    for (const [index, approval] of states.entries()) await make.rancher({ city, approval, ranchName: `${index}` });
    const all = await admin.get(`/api/admin/ranchers?search=${city}`);
    expect(all.status).toBe(200);
    expect(all.body.map(({ approval }: { approval: string }) => approval)).toEqual([
      'approved',
      'pending',
      'rejected',
      'suspended',
    ]);
    expect(all.body[0]).toMatchObject({
      currentBalance: 0,
      commissionRate: 10,
      hasBrokerAgreement: true,
      user: { name: 'Ray Rancher' },
    });
    const page = await admin.get(`/api/admin/ranchers?search=${city}&limit=3`);
    expect([page.body.length, page.headers.get('Link')]).toEqual([3, expect.stringContaining('rel="next"')]);
  });

  test('approves and suspends a ranch with PUT …/approve and …/suspend, without a body', async () => {
    const { ranch: pending } = await make.rancher({
      approval: 'PENDING',
      hasBrokerAgreement: false,
      commissionRate: null,
    });
    const put = (path: string) => admin.send('PUT', path, undefined, fromOurPage);
    const approved = await put(`/api/ranchers/${pending.id}/approve`);
    expect(approved).toMatchObject({
      status: 200,
      body: {
        id: pending.id,
        isApproved: true,
        hasBrokerAgreement: true,
        commissionRate: 10,
        tempPasswordGenerated: true,
      },
    });
    expect(await put(`/api/ranchers/${pending.id}/approve`)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await put(`/api/admin/ranchers/${pending.id}/suspend`)).toMatchObject({
      status: 200,
      body: { id: pending.id, isApproved: false, approval: 'suspended' },
    });
    expect(await put(`/api/admin/ranchers/${pending.id}/suspend`)).toMatchObject({ status: 409 });
  });

  test('rejects a ranch with PUT …/reject, with or without a reason', async () => {
    for (const body of [{}, { reason: 'No herd' }, { reason: null }]) {
      const { ranch: pending } = await make.rancher({ approval: 'PENDING' });
      expect(await admin.put(`/api/admin/ranchers/${pending.id}/reject`, body)).toMatchObject({
        status: 200,
        body: { id: pending.id, approval: 'rejected' },
      });
    }
    const path = `/api/admin/ranchers/${ranch.id}/reject`;
    expect(await admin.put(path, { reason: 5 })).toMatchObject(badInput({ reason: 'reason must be text' }));
    expect(await admin.put(path)).toMatchObject({
      status: 409,
      body: { message: 'Only a pending ranch can be rejected' },
    });
  });
});
