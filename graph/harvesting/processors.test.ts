import { beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../rules/fields/limits';
import { fieldsOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const FIELDS = 'id name city state zipCode inspection establishmentNumber killFee cutAndWrapPerPound payer';
const CREATE = `mutation ($input: ProcessorInput!) { createProcessor(input: $input) { processor { ${FIELDS} } } }`;
const UPDATE = `mutation ($id: ID!, $input: ProcessorChanges!) {
  updateProcessor(id: $id, input: $input) { processor { ${FIELDS} } }
}`;
const DELETE = 'mutation ($id: ID!) { deleteProcessor(id: $id) { rancher { processors { id } } } }';
const LIST = `query ($id: ID!) { rancher(id: $id) { processors { ${FIELDS} } } }`;

const hillCountry = {
  name: 'Hill Country Meats',
  city: 'Fredericksburg',
  state: 'Texas',
  zipCode: '78624',
  inspection: 'STATE',
  establishmentNumber: 'TX-114',
  killFee: 12_500,
  cutAndWrapPerPound: 95,
  payer: 'FAMILY',
};

type Person = { id: number } | null;
let rancher: Awaited<ReturnType<typeof make.rancher>>;

beforeEach(async () => {
  rancher = await make.rancher();
});

const create = (input: object, person: Person = rancher) => as(person).run(CREATE, { input });
const update = (id: number, input: object, person: Person = rancher) =>
  as(person).run(UPDATE, { id: String(id), input });
const remove = (id: number, person: Person = rancher) => as(person).run(DELETE, { id: String(id) });
const list = (person: Person = rancher) => as(person).run(LIST, { id: String(rancher.ranch.id) });

describe('a processor', () => {
  test('is created, listed for its ranch and admins, changed and removed', async () => {
    const { data } = await create(hillCountry);
    const made = data.createProcessor.processor;
    expect(made).toEqual({ id: expect.any(String), ...hillCountry });
    expect((await list()).data.rancher.processors).toEqual([made]);
    expect((await list(await make.admin())).data.rancher.processors).toEqual([made]);
    const changed = await update(made.id, { inspection: 'USDA', establishmentNumber: null });
    expect(changed.data.updateProcessor.processor).toEqual({ ...made, inspection: 'USDA', establishmentNumber: null });
    expect((await remove(made.id)).data.deleteProcessor.rancher.processors).toEqual([]);
  });

  test('may have fees that nobody knows yet', async () => {
    const { killFee: _, cutAndWrapPerPound: __, ...free } = hillCountry;
    expect((await create(free)).data.createProcessor.processor).toMatchObject({
      ...{ killFee: null, cutAndWrapPerPound: null },
    });
  });

  test('that the price includes has no fees, and they are unknown once it does not', async () => {
    const { data } = await create({ ...hillCountry, payer: 'INCLUDED' });
    const made = data.createProcessor.processor;
    expect(made).toMatchObject({ killFee: 0, cutAndWrapPerPound: 0, payer: 'INCLUDED' });
    expect((await update(made.id, { payer: 'RANCH' })).data.updateProcessor.processor).toMatchObject({
      ...{ killFee: null, cutAndWrapPerPound: null, payer: 'RANCH' },
    });
  });

  test('keeps the fees that families know while an animal at it is open and sold by weight', async () => {
    const { id: processorId } = await make.processor(rancher.ranch.id);
    const animal = await make.animal(rancher.ranch.id, {
      processorId,
      tag: '41',
      pricing: 'HANGING',
      price: 0,
      pricePerPound: 450,
    });
    expect(fieldsOf(await update(processorId, { killFee: null }))).toEqual({
      killFee: expect.stringMatching(/^Animal 41 is open and sold by weight, so families have to know the fees\./),
    });
    expect((await update(processorId, { killFee: 0 })).errors).toBeUndefined();
    expect((await update(processorId, { payer: 'INCLUDED' })).errors).toBeUndefined();
    expect(fieldsOf(await update(processorId, { payer: 'FAMILY' }))).toHaveProperty('killFee');
    await animal.$query(db).patch({ pricing: 'FLAT', price: 90_000, pricePerPound: 0 });
    expect((await update(processorId, { payer: 'FAMILY' })).errors).toBeUndefined();
  });

  test('can be added by a ranch that is not approved yet', async () => {
    const pending = await make.rancher({ approval: 'PENDING' });
    expect((await create(hillCountry, pending)).data.createProcessor.processor).toMatchObject({ payer: 'FAMILY' });
  });

  test('can be changed and removed by an admin, which is logged', async () => {
    const admin = await make.admin();
    const { id } = await make.processor(rancher.ranch.id);
    await update(id, { name: 'Lone Star Meats' }, admin);
    await remove(id, admin);
    const entries = await db('audit_entries').where({ actorId: admin.id }).orderBy('id');
    expect(entries).toMatchObject([
      { action: 'HERD_EDITED', changes: [{ field: 'name', after: 'Lone Star Meats' }] },
      { action: 'HERD_EDITED', recordType: 'RANCHER', recordId: rancher.ranch.id },
    ]);
  });
});

describe('refusals', () => {
  test.each([
    ['name', { name: 'X' }, 'Processor name must be at least 2 characters'],
    ['killFee', { killFee: 10_000_001 }, 'At most $100,000.00'],
  ])('a bad %s', async (field, input, message) => {
    const { id } = await make.processor(rancher.ranch.id);
    for (const { errors } of [await create({ ...hillCountry, ...input }), await update(id, input)]) {
      expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
    }
    expect((await list()).data.rancher.processors).toHaveLength(1);
  });

  test('more than 50, even with two requests at once', async () => {
    const { id, ...row } = await db('processors')
      .where({ id: (await make.processor(rancher.ranch.id)).id })
      .first();
    await db('processors').insert(Array.from({ length: LIMITS.processors - 2 }, () => row));
    const answers = await Promise.all([create(hillCountry), create(hillCountry)]);
    expect(answers.flatMap(({ errors }) => errors ?? [])).toMatchObject([
      { message: expect.stringMatching(/^A ranch can have at most 50 processors/), extensions: { code: 'CONFLICT' } },
    ]);
    expect((await list()).data.rancher.processors).toHaveLength(LIMITS.processors);
  });

  test('removing a processor that has animals', async () => {
    const { id } = await make.processor(rancher.ranch.id);
    await make.animal(rancher.ranch.id, { tag: '41', processorId: id });
    expect((await remove(id)).errors?.[0]).toMatchObject({
      message: 'Animal 41 goes to this processor. Choose another one for them first.',
      extensions: { code: 'CONFLICT' },
    });
    for (const tag of ['42', '43', '44']) await make.animal(rancher.ranch.id, { tag, processorId: id });
    expect((await remove(id)).errors?.[0]?.message).toMatch(/^Animals 41, 42, 43 and others go to/);
    await db('animals').where({ processorId: id }).update({ stage: 'CLOSED' });
    expect((await remove(id)).errors?.[0]?.message).toMatch(/^Animal 41 is on record with this processor/);
  });

  test('either removing a processor or adding an animal for it at the same time', async () => {
    const { id } = await make.processor(rancher.ranch.id);
    const add = `mutation ($input: NewAnimalsInput!) { createAnimals(input: $input) { animals { id } } }`;
    const input = { tags: ['41'], pricing: 'FLAT', price: 90_000, processorId: String(id) };
    const answers = await Promise.all([remove(id), as(rancher).run(add, { input })]);
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
  });
});
