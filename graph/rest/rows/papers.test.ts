import { beforeEach, expect, test } from 'vitest';
import { daysFromToday } from '../../animals/testing/days';
import { sheetInput } from '../../cutSheets/testing/sheets';
import { testConfig } from '../../testing/graph';
import { testRest } from '../testing/rest';

const { db, make, apiClient, signedIn, rancherWith } = await testRest();
const day = (days: number) => daysFromToday(testConfig, days);

type Person = Awaited<ReturnType<typeof signedIn>>;
type Animal = Awaited<ReturnType<typeof make.animal>>;
let rancher: Person;
let owner: Awaited<ReturnType<typeof rancherWith>>['owner'];
let ranch: Awaited<ReturnType<typeof rancherWith>>['ranch'];

beforeEach(async () => {
  ({ rancher, owner, ranch } = await rancherWith());
});

const stranger = async () => signedIn(await make.customer());

/** Makes a family with an order, and its share on places of an animal. */
async function familyOn(animal: Animal, places: number[]) {
  const user = await make.customer();
  const order = await make.order({ customerId: user.id, rancherId: ranch.id });
  const claim = await make.claim(order, { animal, places, quarters: places.length as 1 | 2 | 4 });
  return { user, person: await signedIn(user), order, claim };
}

/** Expects a PDF, and returns its file's name. */
async function printedFor(person: Person, address: string) {
  const { status, headers, body } = await person.get(address);
  expect([status, headers.get('Content-Type'), body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  return headers.get('Content-Disposition');
}

const COLUMNS =
  'Animal,Tag,Stage,Breed,Born,Finish,Processor,Inspection,Hanging Pounds From,Hanging Pounds To,Pricing,' +
  'Price of a Quarter,Price per Pound,Deposit per Quarter,Harvest,Cut Sheets Due,Cut Sheets,Ready From,Quarters Left,Yield Percent From,Yield Percent To,' +
  'Price of a Half,Price of a Whole';

test('animals are a table, narrowed by their stages', async () => {
  const { id: processorId } = await make.processor(ranch.id);
  await make.animal(ranch.id, { stage: 'PLANNED' });
  const { id } = await make.animal(ranch.id, {
    ...{ tag: '=41', processorId, harvestDate: day(30), ownCutSheetsDue: day(30), bornOn: '2029-04-01' },
    ...{ expectedHangingFromTenths: 6_005, expectedHangingToTenths: 6_500, halfPrice: 170_000 },
  });
  const { status, body, headers } = await rancher.get('/api/rancher/animals.csv?stages=OPEN');
  expect([status, headers.get('Content-Disposition')]).toEqual([200, 'attachment; filename=animals.csv']);
  expect(body.trim().split('\r\n')).toEqual([
    COLUMNS,
    `${id},'=41,OPEN,,2029-04,,Hill Country Meats,USDA,600.5,650,flat,900.00,,0.00,${day(30)},${day(30)},` +
      `"1: MISSING, 2: MISSING",${day(51)},4,60,70,1700.00,`,
  ]);
});

test('the family, the ranch and admins can read a bill of sale after the family has bought the live animal', async () => {
  const { id: processorId } = await make.processor(ranch.id, { inspection: 'CUSTOM_EXEMPT' });
  const { person, claim } = await familyOn(await make.animal(ranch.id, { processorId }), [1, 2]);
  const address = `/api/claims/${claim.id}/bill-of-sale.pdf`;
  expect(await person.get(address)).toMatchObject({ status: 404, body: { message: 'Bill of sale not found' } });
  await make.livePurchase(claim);
  for (const reader of [person, rancher, await signedIn(await make.admin())]) await printedFor(reader, address);
  for (const other of [(await rancherWith()).rancher, await stranger()])
    expect((await other.get(address)).status).toBe(404);
  // The export is logged for the caller's own ranch, because the id in the path is not a ranch's.
  const logged = await db('auditEntries').where({ actorId: owner.id, action: 'EXPORTED' });
  expect(logged).toMatchObject([{ recordType: 'RANCHER', recordId: ranch.id }]);
});

const PROPOSE =
  'mutation ($id: ID!, $sheet: CutSheetInput!) { proposeCutSheet(claimId: $id, sheet: $sheet) { claim { id } } }';

test('the ranch can print all sheets, and a family only the sheet of its own share', async () => {
  const { id: processorId } = await make.processor(ranch.id, { inspection: 'CUSTOM_EXEMPT' });
  const animal = await make.animal(ranch.id, { tag: '41', processorId, harvestDate: day(30) });
  const [ann, bob] = [await familyOn(animal, [1]), await familyOn(animal, [2])];
  await ann.person.run(PROPOSE, { id: ann.claim.id, sheet: sheetInput() });
  expect((await rancher.get('/api/rancher/animals.csv')).body).toContain('"1: PROPOSED, 2: MISSING"');
  const ofAnimal = `/api/animals/${animal.id}/cut-sheets.pdf`;
  const ofShare = `/api/claims/${ann.claim.id}/cut-sheet.pdf`;
  const statuses = async (path: string) =>
    Promise.all([rancher, ann.person, bob.person].map(async (person) => (await person.get(path)).status));
  expect(await statuses(ofAnimal)).toEqual([200, 403, 403]);
  expect(await statuses(ofShare)).toEqual([200, 200, 404]);
  expect(await printedFor(ann.person, ofShare)).toContain(`cut-sheet-${ann.claim.id}.pdf`);
  const withoutOrders = apiClient(await make.apiToken(owner, { scopes: ['HERD_READ'] }));
  await printedFor(withoutOrders, ofAnimal);
  const waiting = await make.claim(await make.order({ customerId: ann.user.id, rancherId: ranch.id }));
  expect((await ann.person.get(`/api/claims/${waiting.id}/cut-sheet.pdf`)).status).toBe(404);
});
