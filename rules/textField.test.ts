import { describe, expect, it } from 'vitest';
import { accepted, formErrors } from './testing/formErrors';
import { optionalText, plainText, requiredText } from './textField';

describe('text', () => {
  it('is trimmed and holds nothing that the database cannot', async () => {
    expect(await accepted(plainText(10), '  a\0b ')).toBe('ab');
  });

  it('has an end', async () => {
    expect(await formErrors(plainText(3), 'abcd')).toEqual({ '': 'At most 3 characters' });
  });
});

describe('none given', () => {
  it.each([
    ['plain', plainText(5), '', ''],
    ['optional', optionalText(5), null, null],
  ])('%s: blank and null are one, left out stays left out', async (_, schema, blank, none) => {
    expect(await accepted(schema, '  ')).toBe(blank);
    expect(await accepted(schema, null)).toBe(none);
    expect(await accepted(schema, undefined)).toBeUndefined();
  });

  it.each(['', '   ', null, undefined])('required: %s is refused', async (value) => {
    expect(await formErrors(requiredText('Name it', 5), value)).toEqual({ '': 'Name it' });
  });
});
