import { describe, expect, it } from 'vitest';
import { labels } from './labels';

const SIZE = labels<'SMALL' | 'VERY_LARGE'>({ SMALL: 'Small', VERY_LARGE: 'Very large' }, 'lowercase');

describe('labels', () => {
  it('speaks to people and to REST', () => {
    expect(SIZE.label('VERY_LARGE')).toBe('Very large');
    expect(SIZE.rest('VERY_LARGE')).toBe('very_large');
    expect(SIZE.options).toEqual([
      { value: 'SMALL', label: 'Small' },
      { value: 'VERY_LARGE', label: 'Very large' },
    ]);
  });

  it.each(['VERY_LARGE', 'very_large', 'Very large', '  very LARGE '])('understands %s', (text) => {
    expect(SIZE.fromLabel(text)).toBe('VERY_LARGE');
  });

  it('knows nothing else', () => {
    expect(SIZE.fromLabel('huge')).toBeUndefined();
    expect(SIZE.fromLabel('')).toBeUndefined();
  });
});
