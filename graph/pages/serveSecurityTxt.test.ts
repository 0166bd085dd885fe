import { expect, test } from 'vitest';
import { privacy } from '../../rules/papers/privacy';
import { testApp } from '../http/testing/app';

test('security.txt names where to report a vulnerability, and until when it holds', async () => {
  const { origin } = await testApp();
  const answer = await fetch(`${origin}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const [contact, expires, ...rest] = (await answer.text()).trimEnd().split('\n');
  expect(contact).toMatch(/^Contact: mailto:\S+@\S+$/);
  const days = (Date.parse(expires?.replace('Expires: ', '') ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(180);
  expect(rest).toEqual([
    expect.stringMatching(/^Policy: http.*\/security$/),
    'Preferred-Languages: en',
    expect.stringMatching(/^Canonical: http.*\/.well-known\/security.txt$/),
  ]);
});

test('gpc.json says that requests not to sell or share data are honored (Global Privacy Control)', async () => {
  const { origin } = await testApp();
  const answer = await fetch(`${origin}/.well-known/gpc.json`, { headers: { 'Sec-GPC': '1' } });
  expect(await answer.json()).toEqual({ gpc: true, lastUpdate: privacy.version });
});
