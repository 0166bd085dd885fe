import { expect, test } from 'vitest';
import { FONT } from './Paper';
import { printable, printableLines } from './printable';
import { printPdf } from './printPdf';
import { pdfText } from './testing/pdfText';

test.each([
  ['Miller & Sons – “T” Ranch’s €5 beef', 'Miller & Sons – “T” Ranch’s €5 beef'],
  ['Łąka, Kovács Őrség, Nguyễn Thị Ánh, Ђорђе, Ωμέγα', 'Łąka, Kovács Őrség, Nguyễn Thị Ánh, Ђорђе, Ωμέγα'],
  ['⅓ lb ⅝ ″ − ≥ • ½', '⅓ lb ⅝ ″ − ≥ • ½'],
  ['Nguye\u0302\u0303n', 'Nguyễn'],
  ['牛, ქართული', 'Niu, kartuli'],
  ['a\u202Eb\u0000c', 'abc'],
  ['two\nlines\tand tabs', 'two lines and tabs'],
])('%j', (text, expected) => expect(printable(text)).toBe(expected));

test('a text with paragraphs keeps its line breaks', () => {
  expect(printableLines('One\r\ntwo\n\n\n\nthree  four')).toBe('One\ntwo\n\nthree four');
});

test('every character is in the file as itself, in paragraphs, headings and tables', async () => {
  const text = 'Łąka Nguyễn Ђорђе Ωμέγα ⅓ ⅝ ″ − ≥ •';
  const file = await printPdf({ title: 'T', footer: text, date: new Date(0) }, (paper) => {
    paper.heading(text);
    paper.notice(text);
    paper.paragraph(`${text}\nsecond line`);
    paper.table([{ header: text, width: '*' }], [{ cells: [text], isSum: true }, { cells: [text] }]);
  });
  const lines = pdfText(file).split('\n');
  expect(lines.filter((line) => line === text)).toHaveLength(7);
  expect(lines).toContain('second line');
  expect(file.includes('Helvetica')).toBe(false);
  for (const font of Object.values(FONT)) expect(file.includes(font.split('/').at(-1)!.replace('.ttf', ''))).toBe(true);
});
