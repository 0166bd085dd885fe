import { expect, test } from 'vitest';
import { inTurn } from './inTurn';

test('photos are drawn one after the other, even if one fails', async () => {
  const order: string[] = [];
  const draw = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise(setImmediate);
    order.push(`${name} ends`);
    if (name === 'one') throw new Error('damaged');
    return name;
  };
  const [one, two] = await Promise.allSettled([inTurn('drawing', draw('one')), inTurn('drawing', draw('two'))]);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect([one!.status, two!.status]).toEqual(['rejected', 'fulfilled']);
});
