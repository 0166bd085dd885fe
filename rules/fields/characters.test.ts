import { expect, it } from 'vitest';
import { lengthOf } from './characters';

it.each([
  ['letters', 'beef', 4],
  ['accents of their own', 'e\u0301\u0316e\u0301\u0316', 2],
  ['families of emoji', '👨‍👩‍👧‍👦👨🏽‍👩🏽‍👧🏽‍👦🏽', 2],
  ['flags', '🇺🇸🇲🇽🏴󠁧󠁢󠁥󠁮󠁧󠁿', 3],
  ['hearts and thumbs', '❤️👍🏽', 2],
  ['other scripts', 'हिन्दी', 3],
])('counts %s as people do', (_, text, length) => {
  expect(lengthOf(text, text.length - 1)).toBe(length);
});
