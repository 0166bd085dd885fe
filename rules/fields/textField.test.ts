import { describe, expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import {
  longText,
  optionalLongText,
  optionalText,
  plainLongText,
  plainText,
  publicText,
  requiredText,
} from './textField';

describe('text', () => {
  it('is trimmed and loses null characters, which the database cannot store', async () => {
    expect(await accepted(plainText(10), '  a\0b ')).toBe('ab');
  });

  it('loses lone surrogates, which the database cannot store in JSON', async () => {
    expect(await accepted(plainText(10), 'a\ud800b 🐄')).toBe('ab 🐄');
    expect(await accepted(longText(10), 'a\udc04\nb 🐄')).toBe('a\nb 🐄');
  });

  it('is one line, so that it cannot add a header to a mail', async () => {
    expect(await accepted(plainText(40), 'Ann\r\nBcc: x@y.z\x1b\x85')).toBe('Ann Bcc: x@y.z');
  });

  it('has a maximum length', async () => {
    expect(await formErrors(plainText(3), 'abcd')).toEqual({ '': 'At most 3 characters (this has 4)' });
  });
});

describe('long text', () => {
  it('keeps line breaks and tabs, and loses other control characters', async () => {
    expect(await accepted(longText(40), ' One\r\n\r\nTwo\t3\0\x1b ')).toBe('One\n\nTwo\t3');
  });
});

describe('an empty value', () => {
  it.each([
    ['plain', plainText(5), '', ''],
    ['plain and long', plainLongText(5), '', ''],
    ['optional', optionalText(5), null, null],
    ['optional and long', optionalLongText(5), null, null],
  ])('for %s text: blank and null are stored alike, undefined stays undefined', async (_, schema, blank, none) => {
    expect(await accepted(schema, '  ')).toBe(blank);
    expect(await accepted(schema, null)).toBe(none);
    expect(await accepted(schema, undefined)).toBeUndefined();
  });

  it.each(['', '   ', null, undefined])('for required text is refused: %s', async (value) => {
    expect(await formErrors(requiredText('Name it', 5), value)).toEqual({ '': 'Name it' });
  });
});

describe('text for others to read', () => {
  it.each([
    ['direction controls', 'good \u202Edoog\u202C \u2066beef\u2069', 'good doog beef'],
    ['invisible characters', 'b\u200Be\u00ADe\uFEFFf \u3164\u2800\u{E0041}\u200D', 'beef'],
    ['piles of accents', `e${'\u0316'.repeat(50)}`, `e${'\u0316'.repeat(4)}`],
    ['runs of blank lines', 'One\n \n\n\nTwo', 'One\n\nTwo'],
  ])('loses %s', async (_, typed, read) => {
    expect(await accepted(publicText(60), typed)).toBe(read);
  });

  it('keeps HTML as text, paragraphs, accents, other scripts and joined emoji', async () => {
    for (const typed of ['<script>alert(1)</script>', 'One\n\nTwo', 'Zoë', 'لحم طيب', '👩‍👩‍👧‍👦 ❤️ 👍🏽']) {
      expect(await accepted(publicText(60), typed)).toBe(typed);
    }
  });

  it('is measured after the cleanup', async () => {
    expect(await accepted(publicText(3), 'a\u200Bb\u200Bc')).toBe('abc');
    expect(await formErrors(publicText(3), 'abcd')).toEqual({ '': 'At most 3 characters (this has 4)' });
  });
});
