import { randomBytes } from 'node:crypto';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { logIn, type WithoutScreen } from './people';

/** Opens a page in a separate browser context, for a visitor or for a signed-in person. */
export type Enter = ((person?: { email: string }) => Promise<Page>) & {
  withoutScreen: WithoutScreen;
};

/** Errors for requests that fail on purpose and for pictures of unreachable hosts. Tests check such responses themselves. */
const EXPECTED_ERRORS = new RegExp(
  [
    '^Failed to load resource: (the server responded with a status of (4\\d\\d|50[24])|net::ERR_INTERNET_DISCONNECTED)',
    // What the service worker makes of a lost connection, such as for a screen whose link the pointer crossed.
    '^Failed to load resource: net::ERR_FAILED \\S+/assets/',
    '^(Error: )?Failed to load /assets/',
  ].join('|'),
);

/** Gives each person their own IP address, as a proxy would report it, because the server limits attempts per address. */
const uniqueIpAddress = () => ({ 'X-Forwarded-For': [10, ...randomBytes(3)].join('.') });

/** Makes navigation wait until a server-rendered page is interactive, as a person would who sees that nothing happens. */
function waitForScripts(page: Page): void {
  const { goto, reload } = page;
  const painted = page.locator('[data-painted]').getByRole('button', { name: 'Feedback', disabled: true });
  const thenWait =
    <Args extends unknown[], Result>(open: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      const result = await open.apply(page, args);
      await painted.waitFor({ state: 'detached' });
      return result;
    };
  Object.assign(page, { goto: thenWait(goto), reload: thenWait(reload) });
}

export const test = base.extend<{ enter: Enter }>({
  enter: async ({ browser, playwright, baseURL }, use) => {
    const pages: Page[] = [];
    const requests: APIRequestContext[] = [];
    const errors: string[] = [];

    const enter = async (person?: { email: string }) => {
      const page = await (await browser.newContext({ extraHTTPHeaders: uniqueIpAddress() })).newPage();
      pages.push(page);
      waitForScripts(page);
      const record = (text: string) => !EXPECTED_ERRORS.test(text) && errors.push(text);
      page.on('pageerror', ({ message }) => record(message));
      page.on(
        'console',
        (message) => message.type() === 'error' && record(`${message.text()} ${message.location().url}`),
      );
      if (person) await logIn(page, person);
      return page;
    };
    const withoutScreen: WithoutScreen = async (person) => {
      const request = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: uniqueIpAddress() });
      requests.push(request);
      if (person) await logIn({ request }, person);
      return { request };
    };
    await use(Object.assign(enter, { withoutScreen }));

    await Promise.all([
      ...pages.map((page) => page.context().close()),
      ...requests.map((request) => request.dispose()),
    ]);
    expect(errors, 'errors in the console').toEqual([]);
  },
});
