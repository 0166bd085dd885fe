import { expect, it } from 'vitest';
import { familyCutSheetState } from './familyCutSheet';

const [mine, theirs] = [{ mine: true }, { mine: false }];

it.each<[Partial<Parameters<typeof familyCutSheetState>[0]>, ReturnType<typeof familyCutSheetState>]>([
  [{}, 'MISSING'],
  [{ state: 'PROPOSED', proposals: [mine] }, 'PROPOSED_BY_YOU'],
  [{ state: 'PROPOSED', proposals: [theirs] }, 'PROPOSED_BY_OTHER'],
  [{ state: 'PROPOSED', proposals: [mine, theirs] }, 'PROPOSED_BY_OTHER'],
  [{ state: 'AGREED' }, 'AGREED'],
  [{ state: 'AGREED', proposals: [mine] }, 'PROPOSED_BY_YOU'],
  [{ state: 'AGREED', proposals: [theirs] }, 'PROPOSED_BY_OTHER'],
  [{ state: 'AGREED', proposals: [theirs], open: false }, 'AGREED'],
  [{ state: 'STANDARD', open: false }, 'STANDARD'],
  [{ state: 'CHANGED', open: false }, 'CHANGED'],
  [{ open: false }, 'STANDARD'],
  [{ state: 'PROPOSED', proposals: [mine, theirs], open: false }, 'STANDARD'],
])('reads %j as %s', (sheet, state) => {
  expect(familyCutSheetState({ state: 'MISSING', open: true, proposals: [], ...sheet })).toBe(state);
});
