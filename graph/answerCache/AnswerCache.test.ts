import { expect, test, vi } from 'vitest';
import { answerCacheBytes, answerCacheDrops } from '../http/observe/metrics';
import { AnswerCache } from './AnswerCache';
import { CachedText, ranchMark } from './CachedText';
import { fakeNotices } from './testing/fakeNotices';

const text = (ranch: number, content = 'x', isList = false) =>
  new CachedText(ranchMark.join(String(ranch)) + content, { holes: 0, isList });

/** Creates a cache with a maximum size. The test decides what each load returns, and emits the notices. */
function newCache({ bytes = 100_000 } = {}) {
  const notices = fakeNotices();
  const cache = new AnswerCache(notices, bytes);
  const loads: string[] = [];
  const read = async (key: string, answer: CachedText | Promise<CachedText>) => {
    const found = await cache.read(key, async () => {
      loads.push(key);
      return answer;
    });
    return found?.filled();
  };
  return { cache, read, loads, notices };
}

/** Makes an answer that the test resolves or rejects later. */
function pending() {
  const parts: { resolve?: (answer: CachedText) => void; reject?: (error: Error) => void } = {};
  const answer = new Promise<CachedText>((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return {
    answer,
    resolve: (found: CachedText) => parts.resolve?.(found),
    reject: (error: Error) => parts.reject?.(error),
  };
}

test('an answer is loaded once until one of its ranches changes', async () => {
  const { read, loads, notices } = newCache();
  expect([await read('a', text(1, 'old')), await read('a', text(1, 'new')), await read('b', text(2))]).toEqual([
    'old',
    'old',
    'x',
  ]);
  notices.emit('products_changed', '1');
  expect([await read('a', text(1, 'new')), await read('b', text(2, 'new'))]).toEqual(['new', 'x']);
  expect(loads).toEqual(['a', 'b', 'a']);
});

test('a change of a ranch drops all lists, but not the answer of another ranch', async () => {
  const { read, loads, notices } = newCache();
  const all = async () => [await read('list', text(1, 'x', true)), await read('ranch', text(1))];
  await all();
  notices.emit('ranches_changed', '2');
  await all();
  expect(loads).toEqual(['list', 'ranch', 'list']);
});

test('reads that wait for the same answer share one load', async () => {
  const { read, loads } = newCache();
  const { answer, resolve } = pending();
  const waiting = [read('a', answer), read('a', answer), read('a', answer)];
  await Promise.resolve();
  resolve(text(1, 'one'));
  expect(await Promise.all(waiting)).toEqual(['one', 'one', 'one']);
  expect(loads).toEqual(['a']);
});

test('an answer that loads during a change is neither cached nor shared with later reads', async () => {
  const { read, loads, notices } = newCache();
  const { answer, resolve } = pending();
  const early = read('a', answer);
  await expect.poll(() => loads).toEqual(['a']);
  notices.emit('products_changed', '7');
  expect(await read('a', text(1, 'new'))).toBe('new');
  resolve(text(1, 'old'));
  expect(await early).toBe('old');
  expect(await read('a', text(1, 'newer'))).toBe('new');
});

test('a load that fails rejects all waiting reads, and the next read tries again', async () => {
  const { read } = newCache();
  const { answer, reject } = pending();
  const waiting = [read('a', answer), read('a', answer)].map((each) => expect(each).rejects.toThrow('down'));
  reject(new Error('down'));
  await Promise.all(waiting);
  expect(await read('a', text(1))).toBe('x');
});

test('nothing is returned or cached while this server may have missed changes', async () => {
  const { read, loads, notices } = newCache();
  await read('a', text(1));
  notices.caughtUp = async () => false;
  expect(await read('a', text(1, 'new'))).toBeUndefined();
  expect(loads).toEqual(['a']);
});

test('the cache never exceeds its maximum size, and evicts the least recently used answers', async () => {
  const inc = vi.spyOn(answerCacheBytes, 'inc');
  const dec = vi.spyOn(answerCacheBytes, 'dec');
  const drops = vi.spyOn(answerCacheDrops, 'inc');
  const sumOf = ({ mock }: { mock: { calls: unknown[][] } }) =>
    mock.calls.reduce((sum, [bytes]) => sum + Number(bytes), 0);
  const { cache, read, notices } = newCache({ bytes: 100_000 });
  for (let key = 0; key < 100; key += 1) {
    await read(String(key), text(key, 'x'.repeat(1_500)));
    await read('0', text(0));
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(cache.bytes).toBeGreaterThan(50_000);
  expect(sumOf(inc) - sumOf(dec)).toBe(cache.bytes);
  expect(drops.mock.calls.every(([labels]) => (labels as { reason: string }).reason === 'room')).toBe(true);
  expect(await read('0', text(0, 'new'))).toBe('x'.repeat(1_500));
  notices.emit('lost');
  expect([cache.bytes, sumOf(inc) - sumOf(dec), drops.mock.lastCall]).toEqual([0, 0, [{ reason: 'lost' }]]);
});

test('an answer that would take most of the cache is returned but not cached', async () => {
  const { cache, read, loads } = newCache({ bytes: 10_000 });
  const large = text(1, 'x'.repeat(9_000));
  expect([await read('a', large), await read('a', large)].map((answer) => answer?.length)).toEqual([9_000, 9_000]);
  expect([loads, cache.bytes]).toEqual([['a', 'a'], 0]);
});
