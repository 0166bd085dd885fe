import { describe, expect, it } from 'vitest';
import { labels } from './labels';

const SIZE = labels<'SMALL' | 'VERY_LARGE'>({ SMALL: 'Small', VERY_LARGE: 'Very large' }, 'lowercase');

describe('labels', () => {
  it('have a label for people and a value for REST', () => {
    expect(SIZE.label('VERY_LARGE')).toBe('Very large');
    expect(SIZE.rest('VERY_LARGE')).toBe('very_large');
    expect(SIZE.options).toEqual([
      { value: 'SMALL', label: 'Small' },
      { value: 'VERY_LARGE', label: 'Very large' },
    ]);
  });

  it.each(['VERY_LARGE', 'very_large', 'Very large', '  very LARGE '])('read %s back to its value', (text) => {
    expect(SIZE.fromLabel(text)).toBe('VERY_LARGE');
  });

  it('read unknown text as undefined', () => {
    expect(SIZE.fromLabel('huge')).toBeUndefined();
    expect(SIZE.fromLabel('')).toBeUndefined();
  });
});
