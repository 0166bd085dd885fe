import { expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE as timeZone } from '../../../rules/time/timeZone';
import { givenAt } from '../restSchema';
import { parametersOf } from './parameters';

const { from: moment, archived: flag } = parametersOf({
  from: givenAt('Rancher.orders(from:)'),
  archived: givenAt('Rancher.orders(archived:)'),
});
const readTime = (text?: string) => moment.read(text, 'from', timeZone);
const readBoolean = (text?: string) => flag.read(text, 'archived', timeZone);

test.each([
  ['2026-11-21', '2026-11-21T06:00:00.000Z'],
  ['2026-11-01', '2026-11-01T05:00:00.000Z'],
  ['2028-02-29', '2028-02-29T06:00:00.000Z'],
  ['2026-11-21T18:30:00Z', '2026-11-21T18:30:00.000Z'],
  ['2026-11-21T18:30Z', '2026-11-21T18:30:00.000Z'],
  ['2026-11-21T23:30:00.250-06:00', '2026-11-22T05:30:00.250Z'],
])('%s is read as a time', (from, time) => {
  expect(readTime(from)).toBe(time);
});

test.each([
  'yesterday',
  '2026-02-30',
  '2026-02-29T12:00:00Z',
  '2026-13-01',
  '2026-11-21T25:00:00Z',
  '2026-11-21T',
  '2026-11-21T18:30',
  '2026-11-21T18:30:00',
  '2026-11-21T18:30:00 02:00',
  '2026-11-21T18:30:00 GMT',
])('%s is refused', (from) => {
  const fields = { from: 'from must be a moment as 2026-11-21 or 2026-11-21T18:30:00Z' };
  expect(() => readTime(from)).toThrow(expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', fields } }));
});

test('a missing time stays undefined', () => {
  expect([readTime(), readTime('')]).toEqual([undefined, undefined]);
});

test('true and false are read as booleans; a missing flag stays undefined', () => {
  expect([readBoolean('true'), readBoolean('false'), readBoolean(''), readBoolean()]).toEqual([
    true,
    false,
    undefined,
    undefined,
  ]);
});

test.each(['TRUE', '1', 'yes', 'true ', 'true,true'])('%s is refused', (archived) => {
  const fields = { archived: 'archived must be true or false' };
  expect(() => readBoolean(archived)).toThrow(
    expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', fields } }),
  );
});
