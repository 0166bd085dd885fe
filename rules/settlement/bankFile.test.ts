import { expect, test } from 'vitest';
import { isOfx, linesOfOfx, linesOfTable } from './bankFile';
import { memoIn } from './paymentMemo';

test('a memo is found however the bank wrote it', () => {
  const found = { orderId: '1234', kind: 'DEPOSIT' };
  for (const text of ['HL-1234-D', 'ZELLE FROM ANN hl 1234 d', 'Memo:HL1234D', 'hl-1234-d thanks']) {
    expect(memoIn(text)).toEqual(found);
  }
  expect(memoIn('HL-1234-B')).toEqual({ orderId: '1234', kind: 'BALANCE' });
  expect(memoIn('for HL 1234')).toEqual({ orderId: '1234', kind: null });
  for (const text of ['', 'order 1234', 'XHL-1234-D', 'HL-12345678901', 'HL-12x']) expect(memoIn(text)).toBeNull();
});

test('reads what came in from a table, with the columns that American banks have', () => {
  const rows = [
    ['Account 1', '', '', ''],
    ['Posted Date', 'Description', 'Amount', 'Balance'],
    ['11/03/2026', 'ZELLE FROM ANN', '$1,250.00', '9'],
    ['11/3/26', 'ZELLE FROM ANN', '250', '9'],
    ['2026-11-04', 'FEED STORE', '-80.00', '9'],
    ['2026-11-04', 'FEED STORE', '(80.00)', '9'],
    ['13/45/2026', 'NO DAY', '10', '9'],
    ['11/05/2026', 'NO AMOUNT', 'x', '9'],
    ['11/05/2026', 'SHORT'],
  ];
  expect(linesOfTable(rows)?.map(({ day, amount, text }) => [day, amount, text])).toEqual([
    ['2026-11-03', 125_000, 'ZELLE FROM ANN'],
    ['2026-11-03', 25_000, 'ZELLE FROM ANN'],
  ]);
});

test('money in and money out may have columns of their own', () => {
  const rows = [
    ['Date', 'Name', 'Memo', 'Debit', 'Credit'],
    ['11/03/2026', 'Ann', 'HL-7-D', '', '50.00'],
    ['11/03/2026', 'Feed', '', '20.00', ''],
  ];
  expect(linesOfTable(rows)).toEqual([
    { key: 'bank 2026-11-03 5000 Ann HL-7-D 1', day: '2026-11-03', amount: 5_000, text: 'Ann HL-7-D' },
  ]);
  expect(linesOfTable([['Ann', '50.00']])).toBeNull();
  expect(linesOfTable([])).toBeNull();
});

test('equal lines of a day have different keys, which are the same in the next file', () => {
  const row = ['11/03/2026', 'Ann', '50.00'];
  const lines = linesOfTable([['Date', 'Name', 'Amount'], row, row]) ?? [];
  expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
  expect(linesOfTable([['Date', 'Name', 'Amount'], row, row])).toEqual(lines);
});

test('reads what came in from OFX, with closing tags or without', () => {
  const file = `OFXHEADER:100
<OFX><STMTTRN><TRNTYPE>CREDIT
<DTPOSTED>20261103120000[-6:CST]
<TRNAMT>250.00
<FITID>A1
<NAME>ANN MILLER
<MEMO>HL-12-D
</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261104</DTPOSTED><TRNAMT>-10.00</TRNAMT><FITID>A2</FITID></STMTTRN></OFX>`;
  expect(isOfx(file)).toBe(true);
  expect(isOfx('Date,Name,Amount')).toBe(false);
  expect(linesOfOfx(file)).toEqual([
    { key: 'bank A1 25000', day: '2026-11-03', amount: 25_000, text: 'ANN MILLER HL-12-D' },
  ]);
});
