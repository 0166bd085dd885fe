import { beforeEach, expect, test } from 'vitest';
import { writeLetter } from '../letters/writeLetter';
import { codeOf, testGraph } from '../testing/graph';
import { DISMISS, HIDE, JUDGED, judgedIn, OF_RANCH, ORDER, REPORT, SHOW } from './testing/questions';

const { db, as, make } = await testGraph();

type Person = { id: number } | null;
const admin = await make.admin();
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let family: Awaited<ReturnType<typeof make.customer>>;
let order: Awaited<ReturnType<typeof make.order>>;
let id: string;

beforeEach(async () => {
  rancher = await make.rancher();
  family = await make.customer();
  order = await make.fulfilledOrder({ customerId: family.id, rancherId: rancher.ranch.id });
  id = String((await make.review(order, { stars: 2 })).id);
});

const run = (mutation: string, person: Person, reason = 'It names a neighbor.') =>
  as(person).run(mutation, mutation === REPORT || mutation === HIDE ? { reviewId: id, reason } : { reviewId: id });
const queue = async (hidden = false) =>
  judgedIn((await as(admin).run(JUDGED)).data, hidden).filter((review) => review.id === id);
const listed = async (person: Person) =>
  (await as(person).run(OF_RANCH, { id: String(rancher.ranch.id) })).data.rancher.reviews.nodes;

test('a reported review waits in the queue, with one report for each person', async () => {
  const [one, other] = [await make.customer(), rancher];
  expect(await queue()).toEqual([]);
  await Promise.all([run(REPORT, one), run(REPORT, one), run(REPORT, other, 'Not our customer')]);
  await run(REPORT, one, 'Again');
  const [waiting] = await queue();
  expect(waiting).toMatchObject({ order: { id: String(order.id) }, hidden: false });
  expect(waiting?.reports).toHaveLength(2);
  expect(codeOf(await run(DISMISS, admin))).toBeUndefined();
  expect(await queue()).toEqual([]);
  // The same person can't bring the review back by reporting it again.
  await run(REPORT, one);
  expect(await queue()).toEqual([]);
  expect(codeOf(await run(DISMISS, admin))).toBe('CONFLICT');
});

test('a person can report a review again after its author has changed it', async () => {
  await run(REPORT, rancher);
  await run(DISMISS, admin);
  await as(family).run(
    `mutation { editReview(reviewId: "${id}", input: { stars: 1, words: "Something much worse than before." }) { review { id } } }`,
  );
  await run(REPORT, rancher, 'Now it insults us');
  const [waiting] = await queue();
  expect(waiting?.reports).toMatchObject([{ reason: 'Now it insults us' }]);
});

test('hiding a review mails its author the reason, is logged, closes reports and removes it from the rating', async () => {
  await run(REPORT, rancher);
  const { data } = await run(HIDE, admin, 'Insults the rancher');
  expect(data.decideReport.review).toMatchObject({
    hidden: true,
    hiddenReason: 'Insults the rancher',
    rancher: { rating: 0, reviewCount: 0 },
  });
  expect([await queue(), (await queue(true)).length]).toEqual([[], 1]);
  const [entry] = await db('auditEntries').where({ actorId: admin.id, recordId: order.id });
  expect(entry).toMatchObject({ action: 'REVIEW_HIDDEN', recordType: 'ORDER' });
  expect(entry.changes).toEqual([{ field: `review #${id}`, before: 'shown', after: 'Insults the rancher' }]);
  const letter = await writeLetter(db, { template: 'reviewHidden', orderId: order.id });
  expect(letter).toMatchObject({ to: { address: family.email }, facts: [['Reason', 'Insults the rancher']] });
  expect(codeOf(await run(HIDE, admin))).toBe('CONFLICT');
  expect((await run(SHOW, admin)).data.decideReport.review).toMatchObject({ hidden: false, rancher: { rating: 2 } });
  expect(await writeLetter(db, { template: 'reviewHidden', orderId: order.id })).toBeUndefined();
  expect(codeOf(await run(SHOW, admin))).toBe('CONFLICT');
});

test('only its author and admins see a hidden review and the reason', async () => {
  await run(HIDE, admin, 'Spam');
  const seenOf = async (person: Person) =>
    (await as(person).run(ORDER, { id: String(order.id) })).data.order?.review?.hiddenReason;
  expect([await seenOf(family), await seenOf(admin), await seenOf(rancher)]).toEqual(['Spam', 'Spam', undefined]);
  for (const person of [family, admin, rancher, await make.customer()]) expect(await listed(person)).toEqual([]);
  expect(codeOf(await run(REPORT, rancher))).toBe('NOT_FOUND');
});

test('report a review: people who can see its ranch', async () => {
  await rancher.ranch.$query(db).patch({ approval: 'SUSPENDED' });
  expect(codeOf(await run(REPORT, await make.customer()))).toBe('NOT_FOUND');
  expect(codeOf(await run(REPORT, rancher))).toBeUndefined();
});

test.each([
  ['REPORT', REPORT],
  ['HIDE', HIDE],
])('%s needs a reason', async (_, mutation) => {
  for (const reason of [' ', '\u200B', 'x'.repeat(1_001)])
    expect(codeOf(await run(mutation, admin, reason))).toBe('BAD_USER_INPUT');
});
