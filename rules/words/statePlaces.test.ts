import { expect, test } from 'vitest';
import { stateSlug } from '../ranches/ranchPath';
import { neighborsOf, parseState, stateBySlug } from './statePlaces';
import { STATES } from './states';

const named = (slug: string) => stateBySlug(slug) ?? expect.unreachable(slug);

test('each state has a unique slug that cannot be the id of a ranch', () => {
  const slugs = STATES.map(({ name }) => stateSlug(name));
  expect(new Set(slugs).size).toBe(50);
  for (const [index, slug] of slugs.entries()) {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)?$/);
    expect(stateBySlug(slug)).toBe(STATES[index]);
  }
  expect(stateBySlug('Texas')).toBeUndefined();
  expect(stateBySlug('12')).toBeUndefined();
});

test.each([
  ['TX', 'Texas'],
  ['TEXAS', 'Texas'],
  ['new_mexico', 'New Mexico'],
  ['North-Dakota', 'North Dakota'],
])('%s means %s', (word, name) => expect(parseState(word)?.name).toBe(name));

test('a word that is not a state gives undefined', () => {
  for (const word of ['', 'Ontario', '12', 'constructor']) expect(parseState(word)).toBeUndefined();
});

test('neighboring states are mutual neighbors, and only Alaska and Hawaii have none', () => {
  for (const state of STATES) {
    for (const neighbor of neighborsOf(state)) expect(neighborsOf(neighbor)).toContain(state);
  }
  expect(neighborsOf(named('texas')).map(({ code }) => code)).toEqual(['AR', 'LA', 'NM', 'OK']);
  expect(neighborsOf(named('tennessee'))).toHaveLength(8);
  expect(STATES.filter((state) => neighborsOf(state).length === 0).map(({ code }) => code)).toEqual(['AK', 'HI']);
});
