import { describe, expect, it } from 'vitest';
import { isZip, zip5, zipPrefix } from './zip';

describe('isZip', () => {
  it.each(['78701', '78701-1234', '00501'])('accepts %s', (text) => expect(isZip(text)).toBe(true));
  it.each(['7870', '787011', '78701-', 'K1A 0B1', '٧٨٧٠١', ''])('refuses %s', (text) =>
    expect(isZip(text)).toBe(false),
  );
});

describe('zip5', () => {
  it('is the first five digits of a ZIP code', () => {
    expect(zip5(' 78701-1234 ')).toBe('78701');
    expect(zip5('austin')).toBeUndefined();
  });
});

describe('zipPrefix', () => {
  it('is the digits typed so far, at most five', () => {
    expect(zipPrefix('787')).toBe('787');
    expect(zipPrefix(' 78701-12')).toBe('78701');
    expect(zipPrefix('tx')).toBe('');
  });
});
