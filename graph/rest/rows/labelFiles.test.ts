import { expect, test } from 'vitest';
import { pdfText } from '../../documents/testing/pdfText';
import { labelsOfShare } from './labelFiles';

const CUTS = { ground: 131.5, chuck: 60, round: null, ribAndLoin: 55, other: 30 };
const claim = {
  ...{ id: '7', quarters: 2, orderedAt: '2026-11-22T08:00:00.000Z' },
  pageUrl: `https://herdline.test/share?code=${'a'.repeat(43)}`,
  packages: { boxes: 3, cuts: CUTS } as object | null,
  animal: {
    ...{ tag: '41', inspection: 'Custom-exempt', establishmentNumber: '4711', harvestDate: '2027-03-04' },
    ...{ rancher: { ranchName: 'Lone Oak Ranch' }, processor: { name: 'Hill Country Meats' } },
  } as object | null,
};

type Present = (record: object, request: { id: string }) => Promise<{ name: string; body: Buffer }>;
const print = async (sheet: '4x2' | '5160', record: object) => {
  const { name, body } = await (labelsOfShare(sheet).present as unknown as Present)(record, { id: '7' });
  const pages = body.toString('latin1').match(/\/MediaBox \[0 0 [\d. ]+\]/g);
  return { name, body, pages, text: pdfText(body).replace(/\s+/g, ' ') };
};

test.each(['4x2', '5160'] as const)('labels %s say what is in the package, and what the law wants', async (sheet) => {
  const { name, text, body } = await print(sheet, claim);
  expect(name).toBe('labels-7.pdf');
  const facts = [
    'Tag 41, half',
    'Lone Oak Ranch',
    'Hill Country Meats, Est. 4711',
    'Harvested March 4, 2027',
    'NOT FOR SALE',
  ];
  for (const part of ['Ground beef: 131.5 lb', 'Box 1 of 3', 'Box 3 of 3', ...facts]) expect(text).toContain(part);
  expect(text).not.toContain('Round roasts');
  expect((await print(sheet, claim)).body).toEqual(body);
});

test('each label of 4 by 2 inches is a page, and thirty of 5160 are one', async () => {
  const small = await print('4x2', claim);
  expect(small.pages).toEqual(Array(7).fill('/MediaBox [0 0 288 144]'));
  const many = { ...claim, packages: { boxes: 27, cuts: CUTS } };
  expect((await print('5160', many)).pages).toEqual(Array(2).fill('/MediaBox [0 0 612 792]'));
});

test('before anything is weighed there are lines to fill in, and inspected beef may be sold', async () => {
  const animal = { ...claim.animal, inspection: 'USDA-inspected' };
  const { text } = await print('4x2', { ...claim, packages: null, animal });
  expect(text).toContain('Round roasts and steaks: ______ lb');
  expect(text).not.toMatch(/NOT FOR SALE|Box/);
  await expect(print('4x2', { ...claim, animal: null })).rejects.toThrow('Labels');
});
