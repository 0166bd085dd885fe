import { expect, test } from 'vitest';
import { enterUploadRoom } from './uploadRoom';

const FULL = 'Many photos are being uploaded right now';

/** Enters until the test leaves. `pace` is in bytes per second, or null once the photo has arrived. */
function enter(owner: string, address: string, pace: number | null = null) {
  const ended: string[] = [];
  const leave = enterUploadRoom({ owner, address, pace: () => pace, end: () => ended.push(owner) });
  return { leave, ended };
}

const many = (count: number, one: (index: number) => ReturnType<typeof enter>) =>
  Array.from({ length: count }, (_, index) => one(index));

test.each([
  ['owner', 4, (index: number) => enter('one', `address ${index}`), () => enter('one', 'another')],
  ['address', 16, (index: number) => enter(`owner ${index}`, 'one'), () => enter('another', 'one')],
  ['server', 32, (index: number) => enter(`owner ${index}`, `address ${index}`), () => enter('another', 'another')],
])(
  'photos that have arrived fill the places of an %s, and the next one comes in after one has left',
  (_, max, one, next) => {
    const inside = many(max, one);
    expect(next).toThrow(FULL);
    inside[0]?.leave();
    const newcomer = next();
    expect(next).toThrow(FULL);
    for (const { leave } of [...inside, newcomer]) leave();
  },
);

test('of bodies that arrive slowly, the slowest makes room', () => {
  const inside = many(32, (index) => enter(`owner ${index}`, `address ${index}`, 100 - index));
  const newcomer = enter('another', 'another');
  expect(inside.flatMap(({ ended }) => ended)).toEqual(['owner 31']);
  for (const { leave } of [...inside, newcomer]) leave();
});

test('a newcomer ends nothing if it finds no place anyway', () => {
  const arrived = many(4, () => enter('one', 'one'));
  const slow = many(28, (index) => enter(`owner ${index}`, `address ${index}`, 1));
  expect(() => enter('one', 'one')).toThrow(FULL);
  expect(slow.flatMap(({ ended }) => ended)).toEqual([]);
  for (const { leave } of [...arrived, ...slow]) leave();
});

test('a body that arrives fast, or has just begun, is not ended', () => {
  const inside = many(4, (index) => enter('one', 'one', index === 0 ? 1_000_000 : null));
  expect(() => enter('one', 'one')).toThrow(FULL);
  for (const { leave } of inside) leave();
});
