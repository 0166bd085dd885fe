import { expect, test } from 'vitest';
import { readUrl } from './readUrl';

test('a host with accents is read as often as it is asked for', () => {
  for (let time = 0; time < 30_000; time++) {
    if (readUrl('https://kühe.example/')?.hostname !== 'xn--khe-hoa.example')
      expect.fail(`not read after ${time} times`);
  }
});

test('what is no address is null', () => expect(readUrl('https://')).toBeNull());
