import { randomBytes } from 'node:crypto';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { logIn, type WithoutScreen } from './people';

/** Opens a browser of its own: for a visitor, or for a person who is signed in. */
export type Enter = ((person?: { email: string }) => Promise<Page>) & {
  withoutScreen: WithoutScreen;
};

/** What a browser says about a request that was refused or lost on purpose, or about a picture of a dead host; the stories look at such answers themselves. */
const EXPECTED_LOSS = new RegExp(
  [
    '^Failed to load resource: (the server responded with a status of (4\\d\\d|50[24])|net::ERR_INTERNET_DISCONNECTED)',
    '^(Error: )?Failed to load /assets/',
  ].join('|'),
);

/** Attempts are counted by address: everyone has one of their own, as a proxy in front would tell. */
const addressOfTheirOwn = () => ({ 'X-Forwarded-For': [10, ...randomBytes(3)].join('.') });

/** A page that the server has painted answers once its script is there, which a person would wait for who sees that nothing happens. */
function waitForAnswers(page: Page): void {
  const { goto, reload } = page;
  const painted = page.locator('[data-painted]').getByRole('button', { name: 'Feedback', disabled: true });
  const thenWait =
    <Given extends unknown[], Answer>(open: (...given: Given) => Promise<Answer>) =>
    async (...given: Given) => {
      const answer = await open.apply(page, given);
      await painted.waitFor({ state: 'detached' });
      return answer;
    };
  Object.assign(page, { goto: thenWait(goto), reload: thenWait(reload) });
}

export const test = base.extend<{ enter: Enter }>({
  enter: async ({ browser, playwright, baseURL }, use) => {
    const pages: Page[] = [];
    const requests: APIRequestContext[] = [];
    const complaints: string[] = [];

    const enter = async (person?: { email: string }) => {
      const page = await (await browser.newContext({ extraHTTPHeaders: addressOfTheirOwn() })).newPage();
      pages.push(page);
      waitForAnswers(page);
      const hear = (words: string) => !EXPECTED_LOSS.test(words) && complaints.push(words);
      page.on('pageerror', ({ message }) => hear(message));
      page.on('console', (message) => message.type() === 'error' && hear(message.text()));
      if (person) await logIn(page, person);
      return page;
    };
    const withoutScreen: WithoutScreen = async (person) => {
      const request = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: addressOfTheirOwn() });
      requests.push(request);
      if (person) await logIn({ request }, person);
      return { request };
    };
    await use(Object.assign(enter, { withoutScreen }));

    await Promise.all([
      ...pages.map((page) => page.context().close()),
      ...requests.map((request) => request.dispose()),
    ]);
    expect(complaints, 'errors in the console').toEqual([]);
  },
});
