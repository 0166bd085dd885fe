import { expect, test } from 'vitest';
import { redactUrl } from './webhookUrl';

test.each([
  ['https://hooks.example/services/T0/B0/hush', 'https://hooks.example/services/…'],
  ['https://hooks.example/api/webhooks/1/hush?wait=true', 'https://hooks.example/api/…'],
  ['https://hooks.example/hush', 'https://hooks.example/…'],
  ['https://hooks.example/hush/', 'https://hooks.example/…'],
  ['https://hooks.example/0b5e7c1e-54a3-44e5-9d0c-hush/in', 'https://hooks.example/…'],
  ['https://hooks.example?key=hush', 'https://hooks.example/'],
])('%s is shown as %s', (url, shown) => {
  expect(redactUrl(url)).toBe(shown);
});
