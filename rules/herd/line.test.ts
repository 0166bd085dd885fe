import { expect, test } from 'vitest';
import { linePositionText, lineText } from './line';

test('the line says how many families wait, and for how many animals', () => {
  expect(lineText({ waiting: 0, quarters: 0 })).toBe('Nobody is waiting');
  expect(lineText({ waiting: 7, quarters: 9 })).toBe('7 waiting: 2¼ animals');
  expect([1, 3].map(linePositionText)).toEqual(["You're next in line", "You're number 3 in line"]);
});
