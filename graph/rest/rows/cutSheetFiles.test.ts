import { expect, test } from 'vitest';
import { cutLines } from '../../../rules/herd/cutLines';
import { STANDARD_CUT_SHEET } from '../../../rules/herd/cutSheet';
import { pdfText } from '../../documents/testing/pdfText';
import { cutSheetOfShare, cutSheetsOfAnimal } from './cutSheetFiles';

const standard = cutLines(STANDARD_CUT_SHEET);
const chosen = cutLines({ ...STANDARD_CUT_SHEET, round: 'CUBE_STEAKS' });
const animal = {
  ...{ tag: '41', harvestDate: '2027-03-04', harvestWords: null, createdAt: '2026-11-22T08:00:00.000Z' },
  rancher: { ranchName: 'Lone Oak Ranch', city: 'Austin', state: 'Texas', contact: { phone: '512-555-0100' } },
  ...{ bornOn: null, hangDays: 14, hangingEnds: '2027-03-18' },
  processor: { name: 'Hill Country Meats', city: 'Austin', state: 'Texas' },
  ...{ inspection: 'CUSTOM_EXEMPT', establishmentNumber: 'TX-114' },
};
const agreed = {
  ...{ sides: [1], state: 'AGREED', lines: chosen, standard, notes: 'Label it Miller.', reason: null },
  ...{ decidedAt: '2027-02-01T08:00:00.000Z', over30Months: true, holders: 2, quartersLeft: 0 },
};
const ann = {
  quarters: 1,
  keptByRanch: false,
  order: { id: '7', customer: { name: 'Ann Miller', phone: '512-555-0101' } },
};
const open = { ...agreed, sides: [2], state: 'PROPOSED', lines: [], notes: null, decidedAt: null, quartersLeft: 1 };

type Present = (record: object, request: { id: string }) => Promise<{ name: string; body: Buffer }>;
const print = async (present: unknown, record: object) => {
  const { name, body } = await (present as Present)(record, { id: '1' });
  return { name, body, text: pdfText(body).replaceAll('\n', ' ') };
};

test('the processor reads each side, its owners and what the law requires', async () => {
  const cutSheets = [
    { ...agreed, claims: [ann, { quarters: 1, keptByRanch: true }] },
    { ...open, claims: [{ quarters: 1, keptByRanch: false }] },
  ];
  const { name, text, body } = await print(cutSheetsOfAnimal.present, { ...animal, cutSheets });
  expect(name).toBe('cut-sheets-41.pdf');
  for (const part of [
    ...[
      'Cut Sheets, Animal 41',
      'Hill Country Meats, Austin, Texas (Custom-exempt, TX-114)',
      'March 4, 2027',
      'NOT FOR SALE. Mark every package (9 CFR 303.1).',
    ],
    ...['Unknown. Check its age', 'Lone Oak Ranch, Austin, Texas, 512-555-0100', '14 days', 'Cut by March 18, 2027'],
    ...['Animal 41 · Lone Oak Ranch · harvest March 4, 2027 · cut by March 18, 2027', 'Carcass number', 'Picked up'],
    ...[
      '30 MONTHS OR OLDER',
      'Side 1',
      'Owners: Ann Miller (quarter, order #7, 512-555-0101), kept by the ranch (quarter)',
      'Cube steaks',
    ],
    ...['Notes: Label it Miller.', 'Side 2', 'a family (quarter), 1 quarter without an owner', 'Not agreed yet'],
  ]) {
    expect(text).toContain(part);
  }
  expect(text.match(/Animal 41 · Lone Oak Ranch/g)?.length).toBe(text.match(/Page \d+ of/g)?.length);
  expect((await print(cutSheetsOfAnimal.present, { ...animal, cutSheets })).body).toEqual(body);
});

test('an owner reads what was agreed, without the name of the other household', async () => {
  const claim = { id: '3', ...ann, animal, cutSheet: agreed };
  const { name, text } = await print(cutSheetOfShare.present, claim);
  expect(name).toBe('cut-sheet-3.pdf');
  for (const part of ['Cut Sheet, Order #7', 'Quarter, shared with another household', 'Agreed by the owners.']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('Owner: Ann Miller');
  expect(text).not.toContain('Owners');
});
