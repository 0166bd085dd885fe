import { expect, test } from 'vitest';
import { readUrl } from './readUrl';

test('a host with accents is parsed every time', () => {
  for (let time = 0; time < 30_000; time++) {
    if (readUrl('https://kühe.example/')?.hostname !== 'xn--khe-hoa.example')
      expect.fail(`not read after ${time} times`);
  }
});

test('text that is not a URL gives null', () => expect(readUrl('https://')).toBeNull());
