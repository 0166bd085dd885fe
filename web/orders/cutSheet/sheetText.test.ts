import { expect, test } from 'vitest';
import { sheetDueText, sheetText } from './sheetText';

type Sheet = Parameters<typeof sheetText>[0];

const mine = { id: '1', mine: true, byRanch: false };
const theirs = { id: '2', mine: false, byRanch: false };
const ranchs = { id: '3', mine: false, byRanch: true };

const alone: Sheet = {
  state: 'MISSING',
  due: '2026-12-01',
  open: true,
  holders: 1,
  quartersLeft: 0,
  reason: null,
  proposals: [],
} as Sheet;
const CHANGEABLE = 'You can change them through December 1, 2026.';
const CHOOSE = "Choose by December 1, 2026. After that, the ranch's standard cuts are used.";
const AGREE = "If you don't agree by December 1, 2026, the ranch's standard cuts are used.";

test.each<[string, string | null, Partial<Sheet>]>([
  ['Choose how your beef is cut. You decide alone.', CHOOSE, {}],
  ['Your cuts are set.', CHANGEABLE, { state: 'AGREED' }],
  ["No cuts were chosen in time, so the ranch's standard cuts are used.", null, { state: 'STANDARD', open: false }],
  [
    "You two didn't agree on the cuts in time, so the ranch's standard cuts are used.",
    null,
    { state: 'STANDARD', open: false, holders: 2 },
  ],
  ['You both agreed on the cuts.', CHANGEABLE, { state: 'AGREED', holders: 2 }],
  ["The other family hasn't answered your proposal yet.", AGREE, { state: 'PROPOSED', holders: 2, proposals: [mine] }],
  [
    'The other family proposed how to cut your side. Agree, or propose other cuts.',
    CHOOSE,
    { state: 'PROPOSED', holders: 2, proposals: [theirs] },
  ],
  [
    'You proposed your cuts. Nobody has the other quarter of your side yet. The family that takes it can agree or propose other cuts.',
    CHANGEABLE,
    { state: 'PROPOSED', quartersLeft: 1, proposals: [mine] },
  ],
  [
    'The ranch proposed how to cut your side. Agree, or propose other cuts.',
    CHOOSE,
    { state: 'PROPOSED', proposals: [ranchs] },
  ],
])('%s', (text, due, given) => {
  const sheet = { ...alone, ...given } as Sheet;
  expect([sheetText(sheet), sheetDueText(sheet)]).toEqual([text, due]);
});
