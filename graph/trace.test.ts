import { expect, test } from 'vitest';
import { continueTrace, currentTrace, currentTraceId, inTrace } from './trace';

const ID = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const idOf = (given: unknown) => continueTrace(given).split('-')[1];

test.each([
  [`00-${ID}-${PARENT}-01`, '01'],
  [`00-${ID}-${PARENT}-00`, '00'],
  [`00-${ID}-${PARENT}-fe`, '00'],
  [`cc-${ID}-${PARENT}-01`, '01'],
  [`cc-${ID}-${PARENT}-01-what-comes-later`, '01'],
])('%s is continued by a step of our own', (given, flags) => {
  const [version, id, parent, sampled] = continueTrace(given).split('-');
  expect([version, id, sampled]).toEqual(['00', ID, flags]);
  expect(parent).toMatch(/^[\da-f]{16}$/);
  expect(parent).not.toBe(PARENT);
});

test.each([
  [undefined],
  [''],
  ['no trace'],
  [`ff-${ID}-${PARENT}-01`],
  [`00-${ID.toUpperCase()}-${PARENT}-01`],
  [`00-${'0'.repeat(32)}-${PARENT}-01`],
  [`00-${ID}-${'0'.repeat(16)}-01`],
  [`00-${ID}-${PARENT}-01-more`],
  [`00-${ID}-${PARENT}-01, 00-${ID}-${PARENT}-01`],
  [`cc-${ID}-${PARENT}-01-${'a'.repeat(300)}`],
  [[`00-${ID}-${PARENT}-01`]],
])('%j begins a new trace', (given) => {
  const [first, second] = [idOf(given), idOf(given)];
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(first).not.toBe(ID);
  expect(second).not.toBe(first);
});

test('work knows its trace, also after it has waited, and nothing else does', async () => {
  const trace = continueTrace(`00-${ID}-${PARENT}-01`);
  const found = await inTrace(trace, async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return [currentTrace(), currentTraceId()];
  });
  expect(found).toEqual([trace, ID]);
  expect(currentTrace()).toBeUndefined();
});
