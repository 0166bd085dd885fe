import { expect, test } from 'vitest';
import { layout } from './layout';

test('a sentence that ends with a name such as Inc. has one full stop, and an ellipsis stays', () => {
  const letter = {
    to: { name: 'Ann', address: 'ann@herdline.test' },
    subject: 'Order #1',
    paragraphs: ['We sent your order to Smith Bros. Inc.. They call you.', 'Hm...'],
    link: { label: 'View', path: '/' },
  };
  const { text, html } = layout(letter, 'http://herdline.test');
  for (const written of [text, html]) {
    expect(written).toContain('Smith Bros. Inc. They call you.');
    expect(written).toContain('Hm...');
  }
});
