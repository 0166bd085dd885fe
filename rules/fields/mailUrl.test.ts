import { expect, test } from 'vitest';
import { mailUrl, orderMailUrl } from './mailUrl';

test.each([
  ['bo@example.com', 'mailto:bo@example.com'],
  ['bo?bcc=thief@example.com', 'mailto:bo%3Fbcc%3Dthief@example.com'],
  ['bo&cc=thief@example.com', 'mailto:bo%26cc%3Dthief@example.com'],
  ['bo,thief@example.com', 'mailto:bo%2Cthief@example.com'],
  ['bo#a@example.com', 'mailto:bo%23a@example.com'],
  ['bo%0Abcc:a@example.com', 'mailto:bo%250Abcc%3Aa@example.com'],
])('the URL of %s has no other recipient and no header', (email, url) => {
  expect(mailUrl(email)).toBe(url);
  expect(new URL(orderMailUrl(email, '12')).search).toBe('?subject=Herdline%20order%20%2312');
});
