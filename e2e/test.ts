import { test as base, expect, type Page } from '@playwright/test';
import { PASSWORD } from './people';

/** Opens a browser of its own: for a visitor, or for a person who is signed in. */
export type Enter = (person?: { email: string }) => Promise<Page>;

/** What a browser says about a request that was refused; the stories look at such answers themselves. */
const REFUSED_REQUEST = /^Failed to load resource: the server responded with a status of 4\d\d/;

export const test = base.extend<{ enter: Enter }>({
  enter: async ({ browser }, use) => {
    const pages: Page[] = [];
    const complaints: string[] = [];

    await use(async (person) => {
      const page = await (await browser.newContext()).newPage();
      pages.push(page);
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !REFUSED_REQUEST.test(message.text())) complaints.push(message.text());
      });
      if (person) await page.request.post('/api/login', { data: { email: person.email, password: PASSWORD } });
      return page;
    });

    await Promise.all(pages.map((page) => page.context().close()));
    expect(complaints, 'errors in the console').toEqual([]);
  },
});
