import { expect, test } from 'vitest';
import { testRest } from './testing/rest';
import { WrittenAnswers } from './WrittenAnswers';

const { db, make, signedIn, rancherWith } = await testRest();

/** Returns a function that reads a key, and returns the answer and whether it was newly written. */
function reading(answers: WrittenAnswers) {
  return async (key: string, text: string | null = key) => {
    let isNew = false;
    const answer = await answers.read(key, async () => {
      isNew = true;
      return text === null ? null : { body: Buffer.from(text), next: undefined };
    });
    return [answer?.body.toString() ?? null, isNew];
  };
}

test('an answer is written once for the same data', async () => {
  const read = reading(new WrittenAnswers(100_000));
  expect([await read('a'), await read('a', 'other'), await read('b')]).toEqual([
    ['a', true],
    ['a', false],
    ['b', true],
  ]);
});

test('a missing answer is not cached', async () => {
  const read = reading(new WrittenAnswers(100_000));
  expect([await read('a', null), await read('a')]).toEqual([
    [null, true],
    ['a', true],
  ]);
});

test('the cache stays within its maximum size, and evicts the least recently used answers', async () => {
  const read = reading(new WrittenAnswers(20_000));
  for (let at = 0; at < 100; at++) await read(`${at}`.padEnd(100));
  expect(await read('99'.padEnd(100))).toEqual(['99'.padEnd(100), false]);
  expect((await read('0'.padEnd(100)))[1]).toBe(true);
  expect([await read('long', 'x'.repeat(2_000)), (await read('long'))[1]]).toEqual([['x'.repeat(2_000), true], true]);
});

test('with a cache size of 0, every answer is written', async () => {
  const read = reading(new WrittenAnswers(0));
  expect([await read('a'), (await read('a'))[1]]).toEqual([['a', true], true]);
});

test('families get the same bytes again, and a changed phone or ranch name at once', async () => {
  const { owner, ranch } = await rancherWith();
  const ann = await signedIn(await make.customer());
  const ben = await signedIn(await make.customer());
  const path = `/api/ranchers/${ranch.id}`;
  const [first, again] = [await ann.get(path), await ben.get(path)];
  expect([again.body, again.headers.get('ETag')]).toEqual([first.body, first.headers.get('ETag')]);
  await db('users').where({ id: owner.id }).update({ phone: '555-0177' });
  expect((await ann.get(path)).body).toEqual({ ...first.body, user: { ...first.body.user, phone: '555-0177' } });
  await db('ranchers').where({ id: ranch.id }).update({ ranchName: 'Renamed Ranch' });
  const renamed = await ben.get(path);
  expect(renamed.body.ranchName).toBe('Renamed Ranch');
  expect(renamed.headers.get('ETag')).not.toBe(first.headers.get('ETag'));
});
