import { buildSchema, type GraphQLInputObjectType } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_DELIVERY_RADIUS, DEFAULT_DEPOSIT_DAYS, DEFAULT_SHIPPING_RADIUS } from '../../rules/ranches/ranchFacts';
import { typeDefs } from '../schema/typeDefs';
import { countStatements } from '../testing/countStatements';
import { codeOf, fieldsOf, refusalOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const UPDATE = `mutation ($id: ID!, $input: RancherProfileInput!) {
  updateRancherProfile(rancherId: $id, input: $input) {
    ranchName description state zipCode websiteUrl imageUrl galleryImages socialMedia { platform url } herdSize
    halfCowPrice localDeliveryRange feedingMethod isGrassFed isGrainFinished offerOtherProducts
    otherProductsList { id name price variants { id name price } }
    products { name }
  }
}`;

let rancher: Awaited<ReturnType<typeof make.rancher>>;
let admin: Awaited<ReturnType<typeof make.admin>>;

beforeEach(async () => {
  rancher = await make.rancher({ description: 'Beef from the hills', herdSize: '200 head' });
  admin = await make.admin();
});

const update = (input: object, person: { id: number } | null = rancher, id: number = rancher.ranch.id) =>
  as(person).run(UPDATE, { id: String(id), input });
const changed = async (input: object) => {
  const { data, errors } = await update(input);
  expect(errors).toBeUndefined();
  return data.updateRancherProfile;
};
const row = () => db('ranchers').where({ id: rancher.ranch.id }).first();

test('a move to another state is refused if it makes an earlier sale unlawful', async () => {
  const { id: processorId } = await make.processor(rancher.ranch.id, { inspection: 'STATE' });
  const animal = await make.animal(rancher.ranch.id, { processorId, tag: '41' });
  const order = await make.order({ customerId: (await make.customer()).id, rancherId: rancher.ranch.id });
  const claim = await make.claim(order, { animal, places: [1, 2] });
  const oklahoma = { zipCode: '73102', state: 'Oklahoma', city: 'Oklahoma City' };
  expect(fieldsOf(await update(oklahoma))).toEqual({
    state: expect.stringMatching(/^A family has reserved a share of animal 41\. This ranch's processor/),
  });
  expect((await row()).state).toBe('Texas');
  await db('animalPlaces').where({ claimId: claim.id }).delete();
  expect(await changed(oklahoma)).toMatchObject({ state: 'Oklahoma' });
});

test('a ranch sells by the animal from its first open one, until none is open and nobody waits', async () => {
  const isSelling = async () => (await row()).sellsByAnimal;
  const refused = async () => (await update({ sellsByAnimal: false })).errors?.[0]?.extensions.fields?.sellsByAnimal;
  expect(await isSelling()).toBe(false);
  const animal = await make.animal(rancher.ranch.id, { tag: '41', stage: 'PLANNED' });
  expect(await isSelling()).toBe(false);
  await db('animals').where({ id: animal.id }).update({ stage: 'OPEN' });
  expect(await isSelling()).toBe(true);
  expect(await refused()).toBe('Animal 41 is open. Harvest or withdraw it first.');
  await db('animals').where({ id: animal.id }).update({ stage: 'PLANNED' });
  const order = await make.order({ customerId: (await make.customer()).id, rancherId: rancher.ranch.id });
  await make.claim(order, { rancherId: rancher.ranch.id });
  expect(await refused()).toBe('Families are waiting for your next animal, so you still sell by the animal.');
  await db('claims').where({ rancherId: rancher.ranch.id }).update({ releasedAt: new Date().toISOString() });
  expect(await refused()).toBeUndefined();
  expect(await isSelling()).toBe(false);
  await changed({ sellsByAnimal: true, takesLine: false });
  expect(await row()).toMatchObject({ sellsByAnimal: true, takesLine: false });
});

describe('changing a profile', () => {
  test('changes the given fields and keeps the others', async () => {
    await rancher.ranch.$query(db).patch({ approval: 'PENDING' });
    const before = await row();
    const links = {
      galleryImages: ['/images/a.svg', 'https://x.test/b.jpg'],
      socialMedia: [{ platform: 'X', url: 'https://x.test/r' }],
    };
    expect(await changed({ ranchName: ' Old Mill ', ...links })).toMatchObject({ ranchName: 'Old Mill', ...links });
    const { updatedAt, ranchName, sortName, searchText, galleryImages, socialMedia, ...rest } = await row();
    expect(before).toMatchObject(rest);
    expect(updatedAt > before.updatedAt).toBe(true);
  });

  test('null clears a field, and resets a range to its default', async () => {
    const answer = await changed({ description: null, herdSize: null, localDeliveryRange: null });
    expect(answer).toMatchObject({ description: '', herdSize: null, localDeliveryRange: 50 });
  });

  const { hasBrokerAgreement, agreementVersion, otherProductsList, ...fields } = (
    buildSchema(typeDefs).getType('RancherProfileInput') as GraphQLInputObjectType
  ).getFields();
  const samples: Record<string, unknown> = {
    String: 'Words',
    Int: 8,
    Cents: 700,
    Boolean: true,
    PricingModel: 'HANGING',
    CancelTermsName: 'FIRM',
    '[String!]': ['/a.svg'],
    '[SocialMediaInput!]': [{ platform: 'X', url: 'https://x.test/r' }],
  };
  const full = Object.fromEntries(Object.values(fields).map(({ name, type }) => [name, samples[String(type)]]));
  const defaults = [DEFAULT_DELIVERY_RADIUS, DEFAULT_SHIPPING_RADIUS, DEFAULT_DEPOSIT_DAYS];
  const ofOwnTerms = [24, 50, 25];
  const empty = [null, '', 0, false, 'FLAT', [], ...defaults, ...ofOwnTerms];

  test.each(Object.keys(full))('null either clears %s or is refused for it', async (field) => {
    const { id, ranch } = await make.rancher(full);
    expect(empty).not.toContainEqual(full[field]);
    const { errors } = await update({ [field]: null }, { id }, ranch.id);
    if (errors) expect(errors[0]!.extensions.fields).toHaveProperty(field);
    else expect(empty).toContainEqual((await db('ranchers').where({ id: ranch.id }).first())[field]);
  });

  test('null clears the list of products', async () => {
    await make.product(rancher.ranch.id);
    expect(await changed({ otherProductsList: null })).toMatchObject({ otherProductsList: [] });
  });

  test('a new ZIP code sets its coordinates, and an unknown one clears them', async () => {
    await changed({ zipCode: '59718-0001', state: 'mt', city: 'Bozeman' });
    const { zipCode, state, latitude, longitude } = await row();
    expect({ zipCode, state, latitude: Math.round(latitude), longitude: Math.round(longitude) }).toEqual({
      zipCode: '59718',
      state: 'Montana',
      latitude: 46,
      longitude: -111,
    });
    await changed({ zipCode: '00000' });
    expect(await row()).toMatchObject({ latitude: null, longitude: null });
  });

  test('a feeding method decides the badges, even if later input contradicts it', async () => {
    const grain = { isGrassFed: false, isGrainFinished: true };
    expect(await changed({ feedingMethod: 'Grain Fed', isGrassFed: true })).toMatchObject(grain);
    expect(await changed({ isGrassFed: true, isGrainFinished: false })).toMatchObject(grain);
    expect(await changed({ feedingMethod: 'Other', isGrassFed: true })).toMatchObject({
      isGrassFed: true,
      isGrainFinished: true,
    });
  });

  test('approval, agreement and money in the input are ignored', async () => {
    const before = await row();
    await changed({ hasBrokerAgreement: false, agreementVersion: '1999-01' });
    const { updatedAt, ...rest } = await row();
    expect(before).toMatchObject(rest);
  });

  test('a pending rancher can change it, and an admin can change any', async () => {
    const pending = await make.rancher({ approval: 'PENDING' });
    expect((await update({ herdSize: '5' }, pending, pending.ranch.id)).errors).toBeUndefined();
    expect((await update({ herdSize: '6' }, admin, pending.ranch.id)).data.updateRancherProfile.herdSize).toBe('6');
  });
});

describe('custom products of the profile', () => {
  test('products with an id are kept, products without one are added, and all others are removed', async () => {
    const jerky = await make.product(rancher.ranch.id, { name: 'Jerky' });
    const small = await make.variant(jerky.id, { name: 'Small' });
    await make.variant(jerky.id, { name: 'Gone' });
    await make.product(rancher.ranch.id, { name: 'Gone' });
    await make.product(rancher.ranch.id, { name: 'Family box', kind: 'BEEF_BOX' });
    const variants = [
      { name: 'Big', price: 900 },
      { id: String(small.id), name: 'Smaller', price: 300 },
    ];
    const answer = await changed({
      otherProductsList: [
        { name: 'Tallow', price: 700 },
        { id: String(jerky.id), name: 'Dry jerky', price: 800, variants },
      ],
    });
    expect(answer.otherProductsList).toMatchObject([
      {
        id: String(jerky.id),
        name: 'Dry jerky',
        price: 800,
        variants: [
          { id: String(small.id), name: 'Smaller', price: 300 },
          { name: 'Big', price: 900 },
        ],
      },
      { name: 'Tallow', price: 700, variants: [] },
    ]);
    expect(answer.products.map(({ name }: { name: string }) => name)).toEqual(['Dry jerky', 'Family box', 'Tallow']);
  });

  test('an empty list removes all products, and leaving the list out removes none', async () => {
    await make.product(rancher.ranch.id);
    expect((await changed({ herdSize: '1' })).otherProductsList).toHaveLength(1);
    expect((await changed({ otherProductsList: [] })).otherProductsList).toEqual([]);
  });

  test('boxes and cuts count toward the limit too', async () => {
    await make.product(rancher.ranch.id, { kind: 'BEEF_BOX' });
    const otherProductsList = Array.from({ length: 100 }, () => ({ name: 'Jerky', price: 1 }));
    expect(refusalOf(await update({ otherProductsList }))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { otherProductsList: 'A ranch can have at most 100 products' },
    });
    expect((await changed({ otherProductsList: otherProductsList.slice(1) })).products).toHaveLength(100);
  });

  test('many products are saved in few statements', async () => {
    const variants = Array.from({ length: 20 }, (_, index) => ({ name: `Bag ${index}`, price: 100 + index }));
    const sent = Array.from({ length: 100 }, (_, index) => ({ name: `Jerky ${index}`, price: 1 + index, variants }));
    const { otherProductsList } = await changed({ otherProductsList: sent });
    expect(otherProductsList).toMatchObject(sent);
    const raised = otherProductsList.map((product: { price: number }) => ({ ...product, price: product.price + 1 }));
    const change = async () => expect((await changed({ otherProductsList: raised })).otherProductsList).toEqual(raised);
    expect(await countStatements(db, change)).toBeLessThan(30);
  });

  test('the product of another ranch, and one product twice, are refused and nothing is changed', async () => {
    const own = await make.product(rancher.ranch.id);
    const foreign = await make.product((await make.rancher()).ranch.id);
    for (const ids of [[foreign.id], [own.id, own.id]]) {
      const otherProductsList = ids.map((id) => ({ id: String(id), name: 'Mine', price: 1 }));
      const { errors } = await update({ ranchName: 'Changed', otherProductsList });
      expect(errors?.[0]?.extensions.fields).toHaveProperty([`otherProductsList[${ids.length - 1}].id`]);
    }
    expect((await row()).ranchName).toBe('Lone Oak Ranch');
    expect(await db('products').whereIn('id', [own.id, foreign.id]).pluck('name')).toEqual([
      'Beef jerky',
      'Beef jerky',
    ]);
  });
});

describe('refusals', () => {
  test('what the form refuses, at its fields, and a product of another kind', async () => {
    const refused = async (input: object) => (await update(input)).errors?.[0]?.extensions;
    expect(await refused({ ranchName: '', otherProductsList: [{ name: 'Jerky', price: 0 }] })).toEqual({
      code: 'BAD_USER_INPUT',
      fields: {
        ranchName: 'Ranch name is required',
        'otherProductsList[0].price': 'Price must be greater than 0',
      },
    });
    const box = { kind: 'BEEF_BOX', name: 'Box', price: 1 };
    expect((await refused({ otherProductsList: [box] })).fields).toEqual({
      'otherProductsList[0].kind': 'Only custom products belong here',
    });
  });

  test('an empty description from an admin', async () => {
    expect(fieldsOf(await update({ description: '' }, admin))).toEqual({ description: 'Description is required' });
  });

  test('a ranch that another rancher may not see is not found', async () => {
    const stranger = await make.rancher();
    const pending = await make.rancher({ approval: 'PENDING' });
    expect(codeOf(await update({}, stranger, pending.ranch.id))).toBe('NOT_FOUND');
    expect(codeOf(await update({}, stranger, 2_000_000_000))).toBe('NOT_FOUND');
  });
});
