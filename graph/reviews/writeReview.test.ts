import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, fieldsOf, testGraph } from '../testing/graph';
import { ANSWER, DELETE, EDIT, JUDGED, judgedIn, OF_RANCH, ORDER, REPORT, SHOW, WRITE } from './testing/questions';

const { db, as, make } = await testGraph();

type Person = { id: number } | null;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let family: Awaited<ReturnType<typeof make.customer>>;
let order: Awaited<ReturnType<typeof make.order>>;

beforeEach(async () => {
  rancher = await make.rancher();
  family = await make.customer({ name: 'Anna Maria Kovacs' });
  order = await make.fulfilledOrder(ofFamily());
});

const ofFamily = () => ({ customerId: family.id, rancherId: rancher.ranch.id });
const good = {
  stars: 5,
  words: 'Best beef we ever had. The ranch called twice.',
  hangingPounds: 310.5,
  packagedPounds: 196,
};

const write = (input: object = {}, person: Person = family, orderId: number | string = order.id) =>
  as(person).run(WRITE, { orderId: String(orderId), input: { ...good, ...input } });
const edit = (reviewId: string, input: object = {}, person: Person = family) =>
  as(person).run(EDIT, { reviewId, input: { ...good, ...input } });
const remove = (reviewId: string, person: Person = family) => as(person).run(DELETE, { reviewId });
const ratingOf = async (id = rancher.ranch.id) =>
  (
    await as(family).run('query ($id: ID!) { rancher(id: $id) { rating reviewCount ratingCounts } }', {
      id: String(id),
    })
  ).data.rancher;

/** Stores a photo that a family uploaded for a ranch, and returns its path. */
async function photoOf(userId: number | null, rancherId = rancher.ranch.id): Promise<string> {
  const hash = crypto.randomUUID().replaceAll('-', '');
  await db('photoUploads').insert({ rancherId, userId, hash, width: 960, height: 640, bytes: 4 });
  return `/photos/${rancherId}/${hash}-960.webp`;
}

describe('writing', () => {
  test('stores a review with the share and the photos, and the rating of the ranch follows', async () => {
    const photos = [await photoOf(family.id)];
    const { data } = await write({ photos });
    expect(data.writeReview.review).toMatchObject({
      ...good,
      photos,
      share: 'HALF_COW',
      authorName: 'Anna K.',
      order: { id: String(order.id) },
      ...{ editedAt: null, answer: null, hidden: false, hiddenReason: null, mine: true },
      rancher: { rating: 5, reviewCount: 1, ratingCounts: [0, 0, 0, 0, 1] },
    });
    const other = await make.fulfilledOrder(ofFamily());
    await write({ stars: 2 }, family, other.id);
    expect(await ratingOf()).toEqual({ rating: 3.5, reviewCount: 2, ratingCounts: [0, 1, 0, 0, 1] });
  });

  test('shows its author as they chose, also when it is edited or written again', async () => {
    const nameIn = (answer: { review: { authorName: string } }) => answer.review.authorName;
    const { data } = await write({ shownAs: 'FIRST_NAME' });
    expect(nameIn(data.writeReview)).toBe('Anna');
    const { id } = data.writeReview.review;
    expect(nameIn((await edit(id)).data.editReview)).toBe('Anna');
    expect(nameIn((await edit(id, { shownAs: 'NO_NAME' })).data.editReview)).toBe('A Herdline customer');
    await remove(id);
    expect(nameIn((await write()).data.writeReview)).toBe('A Herdline customer');
    const { data: edited } = await edit(id, { shownAs: 'FIRST_NAME_AND_INITIAL' });
    expect(nameIn(edited.editReview)).toBe('Anna K.');
  });

  test('mails the ranch, emits an event, and hides the order from others', async () => {
    const { data } = await write();
    const { id } = data.writeReview.review;
    expect(await db('mails').where({ orderId: order.id })).toMatchObject([
      { template: 'reviewWritten', userId: rancher.owner.id },
    ]);
    const EVENTS = '{ events(types: [REVIEW_WRITTEN], last: 1) { nodes { reviewId orderId review { stars } } } }';
    const { data: eventData } = await as(rancher).run(EVENTS);
    expect(eventData.events.nodes).toEqual([{ reviewId: id, orderId: String(order.id), review: { stars: 5 } }]);
    const seen = await as(await make.customer()).run(OF_RANCH, { id: String(rancher.ranch.id) });
    expect(seen.data.rancher.reviews.nodes).toMatchObject([{ id, order: null, mine: false, editableUntil: null }]);
  });

  test('of an order without a share has no hanging weight', async () => {
    await db('orderItems').where({ orderId: order.id }).update({ type: 'BEEF_BOX' });
    expect(fieldsOf(await write())).toEqual({
      hangingPounds: 'Only shares have a hanging weight',
    });
    const { data } = await write({ hangingPounds: null });
    expect(data.writeReview.review).toMatchObject({ share: null, hangingPounds: null, packagedPounds: 196 });
  });

  test('about one order many times at once stores one review', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((stars) => write({ stars })));
    expect(answers.map(codeOf).filter((code) => code === 'CONFLICT')).toHaveLength(3);
    expect(await ratingOf()).toMatchObject({ reviewCount: 1 });
  });
});

describe('what a review may say', () => {
  test.each([
    ['stars', { stars: 0 }, 'Please choose one to five stars'],
    ['stars', { stars: 6 }, 'Please choose one to five stars'],
    ['words', { words: 'Good.' }, 'Please tell other families a little more'],
    ['words', { words: '\u200B\u202E\u2800'.repeat(30) }, 'Please tell other families a little more'],
    ['words', { words: 'x'.repeat(5_000) }, 'At most 2000 characters (this has 5000)'],
    ['hangingPounds', { hangingPounds: -1 }, 'Please enter how many pounds'],
    ['hangingPounds', { hangingPounds: 10_001 }, 'At most 10000 lb'],
    ['packagedPounds', { packagedPounds: 196.25 }, 'To the tenth of a pound, please'],
    ['packagedPounds', { packagedPounds: 311 }, "There can't be more in the freezer than the hanging weight"],
    ['photos', { photos: ['/a', '/b', '/c', '/d'] }, 'At most 3 photos'],
  ])('refuses bad %s: %o', async (field, input, message) => {
    const written = await write(input);
    expect(written.errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
    const review = await make.review(order);
    expect(fieldsOf(await edit(String(review.id), input))).toEqual({ [field]: message });
  });

  test('keeps scripts and links as text, and drops characters that change the direction of text', async () => {
    const words = '<script>alert(1)</script> [x](javascript:alert(1)) https://bad.example \u202Edoog';
    const { data } = await write({ words });
    expect(data.writeReview.review.words).toBe(words.replace('\u202E', ''));
  });

  test("refuses photos that aren't the family's own for this ranch, or that are sent twice", async () => {
    const own = await photoOf(family.id);
    const elsewhere = await photoOf(family.id, (await make.rancher()).ranch.id);
    const bad = [await photoOf(null), await photoOf((await make.customer()).id), elsewhere, 'https://a.example/a.jpg'];
    for (const url of bad) {
      expect(fieldsOf(await write({ photos: [own, url] }))).toEqual({ 'photos[1]': 'Please upload this photo again.' });
    }
    expect(codeOf(await write({ photos: [own, own] }))).toBe('BAD_USER_INPUT');
    // A ranch can't show them as its own either.
    const take = 'mutation ($photos: [RanchPhotoInput!]!) { updateRanchPhotos(photos: $photos) { id } }';
    expect(codeOf(await as(rancher).run(take, { photos: [{ url: own }] }))).toBe('BAD_USER_INPUT');
  });
});

describe('writing a review is', () => {
  test.each(['PENDING', 'CONTACTED', 'PROCESSING', 'CANCELED'] as const)('refused for a %s order', async (status) => {
    const other = await make.order({ ...ofFamily(), status });
    expect(codeOf(await write({}, family, other.id))).toBe('CONFLICT');
    expect((await as(family).run(ORDER, { id: String(other.id) })).data.order).toEqual({
      canReview: false,
      review: null,
    });
  });

  test('possible once, and not after a year', async () => {
    const readOrder = () => as(family).run(ORDER, { id: String(order.id) });
    expect((await readOrder()).data.order).toEqual({ canReview: true, review: null });
    const { data } = await write();
    expect((await readOrder()).data.order).toMatchObject({
      canReview: false,
      review: { id: data.writeReview.review.id },
    });
    expect((await write()).errors?.[0]?.message).toBe('You already reviewed this order.');
    const old = await make.fulfilledOrder(ofFamily(), 366);
    expect((await write({}, family, old.id)).errors?.[0]?.message).toMatch(/for a year/);
    expect((await as(family).run(ORDER, { id: String(old.id) })).data.order.canReview).toBe(false);
  });

  test('not offered to the ranch', async () => {
    expect((await as(rancher).run(ORDER, { id: String(order.id) })).data.order.canReview).toBe(false);
  });
});

describe('changing', () => {
  test('replaces the review, and the rating follows', async () => {
    const review = await make.review(order, { stars: 1 });
    const { data } = await edit(String(review.id), { stars: 4, hangingPounds: null });
    expect(data.editReview.review).toMatchObject({ stars: 4, hangingPounds: null, editedAt: expect.any(String) });
    expect(await ratingOf()).toEqual({ rating: 4, reviewCount: 1, ratingCounts: [0, 0, 0, 1, 0] });
  });

  test('is possible for 14 days, and deleting at any time', async () => {
    const { id } = await make.review(order, { editableUntil: new Date(Date.now() - 1_000).toISOString() });
    expect((await edit(String(id))).errors?.[0]?.message).toBe(
      'You can change a review for 14 days after you wrote it.',
    );
    const { data } = await remove(String(id));
    expect(data.deleteReview.order).toEqual({
      id: String(order.id),
      canReview: false,
      review: null,
      rancher: { rating: 0, reviewCount: 0, ratingCounts: [0, 0, 0, 0, 0] },
    });
  });

  test('a deleted review is gone for everybody, and written again it has its days, answer and reports', async () => {
    const [admin, reader] = [await make.admin(), await make.customer()];
    const review = await make.review(order, { stars: 1, photos: [await photoOf(family.id)] });
    const id = String(review.id);
    await as(rancher).run(ANSWER, { reviewId: id, answer: 'We called you twice.' });
    await as(reader).run(REPORT, { reviewId: id, reason: 'Insults' });
    expect((await remove(id)).data.deleteReview.order).toMatchObject({ canReview: true, review: null });
    const queueOf = async (hidden: boolean) =>
      judgedIn((await as(admin).run(JUDGED)).data, hidden).filter((one) => one.id === id);
    expect([await queueOf(false), await queueOf(true)]).toEqual([[], []]);
    expect(await review.$query(db)).toMatchObject({ words: '', photos: [] });
    for (const person of [family, rancher, admin]) {
      const { data } = await as(person).run(ORDER, { id: String(order.id) });
      expect(data.order.review).toBeNull();
    }
    expect([codeOf(await edit(id)), codeOf(await remove(id))]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(codeOf(await as(admin).run(SHOW, { reviewId: id }))).toBe('NOT_FOUND');
    expect(await ratingOf()).toMatchObject({ reviewCount: 0 });

    const { data } = await write({ stars: 2 });
    expect(data.writeReview.review).toMatchObject({ id, stars: 2, answer: 'We called you twice.', hidden: false });
    expect(data.writeReview.review.editableUntil).toBe(new Date(review.editableUntil).toISOString());
    expect(await queueOf(false)).toMatchObject([{ reports: [{ reason: 'Insults' }] }]);
    expect(await ratingOf()).toMatchObject({ rating: 2, reviewCount: 1 });
  });

  test("a review that was deleted after its days for changes can't be written again", async () => {
    const { id } = await make.review(order, { editableUntil: new Date(Date.now() - 1_000).toISOString() });
    await remove(String(id));
    expect((await write()).errors?.[0]?.message).toBe('You already reviewed this order.');
  });

  test("isn't possible for a hidden review", async () => {
    const review = await make.review(order);
    const id = String(review.id);
    await review.$query(db).patch({ hiddenAt: new Date().toISOString(), hiddenReason: 'Spam' });
    expect([codeOf(await edit(id)), codeOf(await remove(id))]).toEqual(['CONFLICT', 'CONFLICT']);
  });
});

describe("the ranch's answer", () => {
  const answer = (reviewId: number, person: Person = rancher, token?: never, text = 'Thank you, come again.') =>
    as(person, token).run(ANSWER, { reviewId: String(reviewId), answer: text });

  test('is stored once, even if it is sent twice at once, and mails the family', async () => {
    const { id } = await make.review(order);
    const answers = await Promise.all([answer(id), answer(id)]);
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
    expect(await db('mails').where({ orderId: order.id })).toMatchObject([
      { template: 'reviewAnswered', userId: family.id },
    ]);
    const { data } = await as(family).run(ORDER, { id: String(order.id) });
    expect(data.order.review.answer).toBe('Thank you, come again.');
  });

  test('is refused for a hidden review, and without text', async () => {
    const review = await make.review(order);
    for (const text of [' \u200B ', 'x'.repeat(2_001)])
      expect(codeOf(await answer(review.id, rancher, undefined, text))).toBe('BAD_USER_INPUT');
    await review.$query(db).patch({ hiddenAt: new Date().toISOString(), hiddenReason: 'Spam' });
    expect(codeOf(await answer(review.id))).toBe('NOT_FOUND');
  });
});

test('a list of reviews is sorted and paged, and counts only visible reviews', async () => {
  for (const [place, stars] of [3, 5, 1, 5, 2].entries()) {
    const of = await make.fulfilledOrder(ofFamily());
    const hidden = place === 4 ? { hiddenAt: '2026-11-01T00:00:00Z', hiddenReason: 'Spam' } : {};
    await make.review(of, { stars, createdAt: `2026-10-0${place + 1}T00:00:00Z`, ...hidden });
  }
  const page = async (variables: object, person: Person = rancher) =>
    (await as(person).run(OF_RANCH, { id: String(rancher.ranch.id), ...variables })).data.rancher;
  const starsOf = async (variables: object) =>
    (await page(variables)).reviews.nodes.map(({ stars }: { stars: number }) => stars);
  expect(await starsOf({})).toEqual([5, 1, 5, 3]);
  expect(await starsOf({ sort: 'HIGHEST' })).toEqual([5, 5, 3, 1]);
  expect(await starsOf({ sort: 'LOWEST' })).toEqual([1, 3, 5, 5]);
  const first = await page({ sort: 'LOWEST', first: 3 });
  expect(first).toMatchObject({
    rating: 3.5,
    reviewCount: 4,
    ratingCounts: [1, 0, 1, 0, 2],
    reviews: { totalCount: 4 },
  });
  expect(await starsOf({ sort: 'LOWEST', first: 3, after: first.reviews.pageInfo.endCursor })).toEqual([5]);
});
