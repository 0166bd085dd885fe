import { expect, test } from 'vitest';
import { inSlot } from './inSlot';

const FULL = 'Many photos are being uploaded right now';

/** Takes a slot until it's released. */
function enter(owner: string) {
  let [leave, fail] = [() => {}, (_error: Error) => {}];
  const work = new Promise<void>((resolve, reject) => {
    [leave, fail] = [resolve, reject];
  });
  return { done: inSlot(owner, () => work), leave, fail };
}

test('eight uploads run at once, and the next one after one has finished', async () => {
  const inside = [...'11223344'].map(enter);
  await expect(enter('5').done).rejects.toThrow(FULL);
  inside[0]!.leave();
  await inside[0]!.done;
  const next = enter('5');
  await expect(enter('6').done).rejects.toThrow(FULL);
  for (const { leave } of [...inside, next]) leave();
  await Promise.all([...inside, next].map(({ done }) => done));
});

test('at most two uploads of one ranch run at once, even after a failed one', async () => {
  const [one, two] = [enter('1'), enter('1')];
  await expect(enter('1').done).rejects.toThrow(FULL);
  const other = enter('2');
  one.fail(new Error('damaged'));
  await expect(one.done).rejects.toThrow('damaged');
  const third = enter('1');
  await expect(enter('1').done).rejects.toThrow(FULL);
  for (const { leave } of [two, other, third]) leave();
  await Promise.all([two, other, third].map(({ done }) => done));
});
