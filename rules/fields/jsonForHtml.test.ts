import { expect, test } from 'vitest';
import { jsonForHtml } from './jsonForHtml';

test('text with quotes, script tags and comments cannot close its script tag and parses back unchanged', () => {
  const name = `"Bob's" </script><script>alert(1)</script><!-- & \u2028\u2029`;
  const text = jsonForHtml({ name });
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ name });
});
