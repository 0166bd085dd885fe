import { expect, it } from 'vitest';
import { isOver30Months } from './ageAtHarvest';

it.each([
  ['2024-09-01', '2027-02-28', false],
  ['2024-09-01', '2027-03-01', true],
  ['2024-08-31', '2027-03-02', false],
  ['2024-08-31', '2027-03-03', true],
  [null, '2027-03-01', false],
  ['2020-01-01', null, false],
])('born on %s and harvested on %s: %s', (born, harvest, over) => expect(isOver30Months(born, harvest)).toBe(over));
