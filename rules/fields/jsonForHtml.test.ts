import { expect, test } from 'vitest';
import { jsonForHtml } from './jsonForHtml';

test('a text with quotes, scripts and comments stays within its script and reads the same', () => {
  const name = `"Bob's" </script><script>alert(1)</script><!-- & \u2028\u2029`;
  const text = jsonForHtml({ name });
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ name });
});
