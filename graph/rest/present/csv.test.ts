import { expect, test } from 'vitest';
import { csv, dollarCell, textCell } from './csv';

test('a file has a header and rows, for spreadsheets', () => {
  const text = csv(
    ['Id', 'Name', 'Dollars'],
    [
      [12, 'Bäck, Ann', -5.5],
      [13, 'The "Bar T"', null],
    ],
  );
  expect(text).toBe('\uFEFFId,Name,Dollars\r\n12,"Bäck, Ann",-5.5\r\n13,"The ""Bar T""",\r\n');
});

test('amounts have two decimals, and a negative one is a number', () => {
  const cells = [180_000, 0, -18_000, -50].map(dollarCell);
  expect(csv(['a', 'b', 'c', 'd'], [cells])).toBe('\uFEFFa,b,c,d\r\n1800.00,0.00,-180.00,-0.50\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('%j is not run as a formula', (text) => {
  expect(csv([text], [[text]]).replaceAll('"', '')).toBe(`\uFEFF'${text}\r\n'${text}\r\n`);
});

const written = (text: string) => csv(['Tag'], [[textCell(text)]]).split('\r\n')[1];

test.each(['02134', '1-2', '9-20', '3E5', '3/4', '1.50', 'Mar 4', 'SEP1', 'TRUE', '00', '12345678901234567'])(
  'the ZIP code or tag %s stays text in Excel',
  (text) => {
    expect(written(text)).toBe(`"=""${text}"""`);
  },
);

test.each([
  ['78701', '78701'],
  ['41', '41'],
  ['A41', 'A41'],
  ['Marla', 'Marla'],
  ['=41', "'=41"],
  ['-41', "'-41"],
  ['@41', "'@41"],
  ['1"&SUM(A1)&"', '"=""1""""&SUM(A1)&"""""""'],
])('the tag %s is written as %s', (text, line) => {
  expect(written(text)).toBe(line);
});
