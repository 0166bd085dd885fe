import { expect, it } from 'vitest';
import { feedingFlags } from './feeding';

it.each(['Grass Finished', '100% Grass Fed and Finished'])('%s is grass-fed and not grain-finished', (method) => {
  expect(feedingFlags(method)).toEqual({ isGrassFed: true, isGrainFinished: false });
});

it.each(['Grain Finished', 'Grain Fed'])('%s is grain-finished and not grass-fed', (method) => {
  expect(feedingFlags(method)).toEqual({ isGrassFed: false, isGrainFinished: true });
});

it.each(['Other', 'Acorns', '', null, undefined, 'toString'])('%s sets neither badge', (method) => {
  expect(feedingFlags(method)).toEqual({});
});
