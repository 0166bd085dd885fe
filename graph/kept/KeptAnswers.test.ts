import { expect, test } from 'vitest';
import { type DropReason, KeptAnswers } from './KeptAnswers';
import { KeptText, ranchMark } from './KeptText';

const text = (ranch: number, words = 'x', isList = false) =>
  new KeptText(ranchMark.join(String(ranch)) + words, { holes: 0, isList });

/** Answers of a size, of which a test says itself when they are read and whether this server hears of changes. */
function memory({ bytes = 100_000 } = {}) {
  const drops: DropReason[] = [];
  const heard = { isSure: true };
  let size = 0;
  const kept = new KeptAnswers({
    bytes,
    caughtUp: async () => heard.isSure,
    onDrop: (reason) => drops.push(reason),
    onSize: (change) => {
      size += change;
    },
  });
  const loads: string[] = [];
  const read = async (key: string, answer: KeptText | Promise<KeptText>) => {
    const found = await kept.read(key, async () => {
      loads.push(key);
      return answer;
    });
    return found?.filled();
  };
  return { kept, read, loads, drops, heard, size: () => size };
}

/** An answer that comes when the test says so. */
function pending() {
  const parts: { come?: (answer: KeptText) => void; fail?: (error: Error) => void } = {};
  const answer = new Promise<KeptText>((come, fail) => Object.assign(parts, { come, fail }));
  return { answer, come: (found: KeptText) => parts.come?.(found), fail: (error: Error) => parts.fail?.(error) };
}

test('an answer is read once, until one of its ranches changes', async () => {
  const { kept, read, loads, drops } = memory();
  expect([await read('a', text(1, 'old')), await read('a', text(1, 'new')), await read('b', text(2))]).toEqual([
    'old',
    'old',
    'x',
  ]);
  kept.dropRanch(1);
  expect([await read('a', text(1, 'new')), await read('b', text(2, 'new'))]).toEqual(['new', 'x']);
  expect(loads).toEqual(['a', 'b', 'a']);
  expect(drops).toEqual(['changed']);
});

test('a change of any ranch that lists look at drops all lists, and no single ranch', async () => {
  const { kept, read, loads } = memory();
  const all = async () => [await read('list', text(1, 'x', true)), await read('ranch', text(1))];
  await all();
  kept.dropLists();
  await all();
  expect(loads).toEqual(['list', 'ranch', 'list']);
});

test('all who wait for an answer share one load', async () => {
  const { read, loads } = memory();
  const { answer, come } = pending();
  const waiting = [read('a', answer), read('a', answer), read('a', answer)];
  await Promise.resolve();
  come(text(1, 'one'));
  expect(await Promise.all(waiting)).toEqual(['one', 'one', 'one']);
  expect(loads).toEqual(['a']);
});

test('an answer that a change may have overtaken is neither kept nor shared with who comes later', async () => {
  const { kept, read, loads } = memory();
  const { answer, come } = pending();
  const early = read('a', answer);
  await expect.poll(() => loads).toEqual(['a']);
  kept.dropRanch(7);
  expect(await read('a', text(1, 'new'))).toBe('new');
  come(text(1, 'old'));
  expect(await early).toBe('old');
  expect(await read('a', text(1, 'newer'))).toBe('new');
});

test('a load that fails is told to all who wait, and tried again by the next', async () => {
  const { read } = memory();
  const { answer, fail } = pending();
  const waiting = [read('a', answer), read('a', answer)].map((each) => expect(each).rejects.toThrow('down'));
  fail(new Error('down'));
  await Promise.all(waiting);
  expect(await read('a', text(1))).toBe('x');
});

test('nothing is given or kept while this server may not know of all changes', async () => {
  const { read, loads, heard } = memory();
  await read('a', text(1));
  heard.isSure = false;
  expect(await read('a', text(1, 'new'))).toBeUndefined();
  expect(loads).toEqual(['a']);
});

test('the memory never takes more than its bound, and keeps what was used last', async () => {
  const { kept, read, drops, size } = memory({ bytes: 100_000 });
  for (let key = 0; key < 100; key += 1) {
    await read(String(key), text(key, 'x'.repeat(1_500)));
    await read('0', text(0));
    expect(kept.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(kept.bytes).toBeGreaterThan(50_000);
  expect(size()).toBe(kept.bytes);
  expect(new Set(drops)).toEqual(new Set(['room']));
  expect(await read('0', text(0, 'new'))).toBe('x'.repeat(1_500));
  kept.dropAll('lost');
  expect([kept.bytes, size(), drops.at(-1)]).toEqual([0, 0, 'lost']);
});

test('an answer that would take most of the memory is given and not kept', async () => {
  const { kept, read, loads } = memory({ bytes: 10_000 });
  const large = text(1, 'x'.repeat(9_000));
  expect([await read('a', large), await read('a', large)].map((answer) => answer?.length)).toEqual([9_000, 9_000]);
  expect([loads, kept.bytes]).toEqual([['a', 'a'], 0]);
});
