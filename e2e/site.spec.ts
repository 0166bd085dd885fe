import { expect } from '@playwright/test';
import { type Place, type ScreenName, site } from '../rules/site';
import { BRAND } from '../rules/words/brand';
import { heads } from '../web/layout/heads';
import { CUSTOMER } from './people';
import { test } from './test';

/** An address of each screen. The demo has a ranch 1, and nobody has the other ids. */
const addresses = (Object.entries(site) as [ScreenName, Place][]).map(([screen, { path }]) => ({
  screen,
  path: path
    .replace(/\/:\w+\?/g, '')
    .replace('rancher/:id', 'rancher/1')
    .replace(':id', '999999999')
    .replace(':state', 'texas')
    .replace('*', '/nowhere'),
}));

test('every address of the site answers with its status and title', async ({ enter }) => {
  const visitor = await enter.withoutScreen();
  const customer = await enter.withoutScreen(CUSTOMER);
  for (const { request } of [visitor, customer]) {
    for (const { screen, path } of addresses) {
      const answer = await request.get(path, { headers: { Accept: 'text/html' } });
      const isMissing = screen === 'notFound' || (screen === 'conversation' && request === customer.request);
      expect([path, answer.status()]).toEqual([path, isMissing ? 404 : 200]);
      const { title } = heads[screen];
      const text = title ? `${title} – ${BRAND}` : `${BRAND} – beef direct from ranchers`;
      expect(await answer.text()).toContain(`<title>${text}</title>`);
    }
  }
});
