import { expect, test } from 'vitest';
import { printable } from './printable';

test.each([
  ['Miller & Sons – “T” Ranch’s €5 beef', 'Miller & Sons – “T” Ranch’s €5 beef'],
  ['Señor Müller, São Paulo', 'Señor Müller, São Paulo'],
  ['Kovács Őrség', 'Kovács Orség'],
  ['Łąka', '?aka'],
  ['−5 ½ ﬁne', '?5 ½ fine'],
  ['牛 🐄', '? ?'],
  ['two\nlines\tand tabs', 'two lines and tabs'],
])('%j', (text, expected) => expect(printable(text)).toBe(expected));
