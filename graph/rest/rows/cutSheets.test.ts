import { beforeEach, describe, expect, test } from 'vitest';
import { daysFromToday } from '../../animals/testing/days';
import { sheetInput } from '../../cutSheets/testing/sheets';
import { testConfig } from '../../testing/graph';
import { badInput, testRest } from '../testing/rest';

const { db, make, apiClient, signedIn, rancherWith } = await testRest();
const day = (days: number) => daysFromToday(testConfig, days);
type Person = Awaited<ReturnType<typeof signedIn>>;

let rancher: Person;
let owner: { id: number };
let rancherId: number;
let animal: Awaited<ReturnType<typeof make.animal>>;

beforeEach(async () => {
  const { ranch, ...made } = await rancherWith();
  [rancher, owner, rancherId] = [made.rancher, made.owner, ranch.id];
  const { id: processorId } = await make.processor(rancherId, { inspection: 'CUSTOM_EXEMPT' });
  animal = await make.animal(rancherId, { tag: '41', processorId, bornOn: day(-1_000), harvestDate: day(30) });
});

/** Makes a family with a quarter of side 1. */
async function family(name: string, place: 1 | 2) {
  const user = await make.customer({ name });
  const order = await make.order({ customerId: user.id, rancherId, customerName: name });
  const claim = await make.claim(order, { animal, places: [place], quarters: 1 });
  return { person: await signedIn(user), user, claim, path: `/api/claims/${claim.id}/cut-sheet` };
}
describe('the sheet of a share', () => {
  test('is proposed, read and accepted', async () => {
    const [ann, bob] = [await family('Ann Miller', 1), await family('Bob Stone', 2)];
    const proposed = await ann.person.put(ann.path, sheetInput({ liver: 'KEEP', notes: 'Label it Miller.' }));
    expect(proposed).toMatchObject({ status: 200, body: { sides: [1], state: 'PROPOSED', open: true, lines: [] } });
    const { body } = await bob.person.get(bob.path);
    expect(body.proposals).toMatchObject([{ mine: false, claim: null, notes: 'Label it Miller.' }]);
    const accepted = await bob.person.post(`${bob.path}/accept`, { proposalId: body.proposals[0].id });
    expect(accepted).toMatchObject({ status: 200, body: { state: 'AGREED', notes: 'Label it Miller.' } });
    expect(await rancher.get(`/api/animals/${animal.id}/cut-sheets`)).toMatchObject({
      status: 200,
      body: [
        { sides: [1], state: 'AGREED', holders: 2 },
        { sides: [2], state: 'MISSING', quartersLeft: 2 },
      ],
    });
    const csv = await rancher.get('/api/rancher/animals.csv');
    expect(csv.body).toContain('"1: AGREED, 2: MISSING"');
  });

  test('is refused at its fields, and for strangers', async () => {
    const ann = await family('Ann Miller', 1);
    const bob = await family('Bob Stone', 2);
    expect(await ann.person.put(ann.path, {})).toMatchObject(
      badInput({ choices: 'List what you choose for each question' }),
    );
    expect(await ann.person.put(ann.path, sheetInput({ shortLoin: 'T_BONES' }))).toMatchObject(
      badInput({ shortLoin: expect.stringContaining('over 30 months') }),
    );
    expect(await ann.person.post(`${ann.path}/accept`, {})).toMatchObject(
      badInput({ proposalId: 'Please select a proposal' }),
    );
    expect(await bob.person.put(ann.path, sheetInput())).toMatchObject({ status: 404 });
    expect(await bob.person.get(ann.path)).toMatchObject({ status: 404 });
    expect(await ann.person.get(`/api/animals/${animal.id}/cut-sheets`)).toMatchObject({ status: 403 });
  });

  test('is changed by the ranch after the due day', async () => {
    await family('Ann Miller', 1);
    await db('animals')
      .where({ id: animal.id })
      .update({ ownCutSheetsDue: day(-1) });
    const path = `/api/rancher/animals/${animal.id}/cut-sheet`;
    const changed = await rancher.put(path, { sides: [1], sheet: sheetInput(), reason: 'No patties.' });
    expect(changed).toMatchObject({ status: 200, body: [{ state: 'CHANGED', reason: 'No patties.' }, {}] });
    expect(await rancher.put(path, {})).toMatchObject(
      badInput({
        sides: 'List the sides: 1, 2 or both',
        sheet: expect.any(String),
        reason: 'Tell the families why you change it',
      }),
    );
  });
});

test('the ranch can print all sheets, and a family only the sheet of its own share', async () => {
  const [ann, bob] = [await family('Ann Miller', 1), await family('Bob Stone', 2)];
  const ofAnimal = `/api/animals/${animal.id}/cut-sheets.pdf`;
  const statuses = async (path: string) =>
    Promise.all([rancher, ann.person, bob.person].map(async (person) => (await person.get(path)).status));
  expect(await statuses(ofAnimal)).toEqual([200, 403, 403]);
  expect(await statuses(`${ann.path}.pdf`)).toEqual([200, 200, 404]);
  const { headers, body } = await ann.person.get(`${ann.path}.pdf`);
  expect([headers.get('Content-Type'), body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  const withoutOrders = apiClient(await make.apiToken(owner, { scopes: ['HERD_READ'] }));
  expect((await withoutOrders.get(ofAnimal)).status).toBe(200);
  const waiting = await make.claim(await make.order({ customerId: ann.user.id, rancherId }));
  expect((await ann.person.get(`/api/claims/${waiting.id}/cut-sheet.pdf`)).status).toBe(404);
});
