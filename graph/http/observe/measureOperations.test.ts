import { expect, test } from 'vitest';
import { testApp } from '../testing/app';

test('operation names invented by callers cannot make the metrics grow without end', async () => {
  const { origin } = await testApp({ metricsToken: 'of a test' });
  const headers = { 'Content-Type': 'application/json' };
  for (let count = 0; count < 220; count++) {
    const body = JSON.stringify({ query: `query Invented${count} { viewer { id } }` });
    await fetch(`${origin}/graphql`, { method: 'POST', headers, body });
  }
  const text = await (await fetch(`${origin}/metrics`, { headers: { Authorization: 'Bearer of a test' } })).text();
  expect(text).toContain('operation="Invented0"');
  expect(text).not.toContain('operation="Invented219"');
  expect(text).toContain('operation="other",outcome="ok"');
});
