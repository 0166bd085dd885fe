import type { Page, Route } from '@playwright/test';

/** What the server says when something broke on its side. */
export const BROKEN = 'Something went wrong on our side';

const answer = { data: null, errors: [{ message: BROKEN, extensions: { code: 'INTERNAL' } }] };

/** Pages come without the answers that their screens begin with, so that the screens ask for them. */
export async function withoutFirstAnswers(page: Page): Promise<void> {
  await page.route(isScreen, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<script type="application\/json" id="first-screen">[^<]*<\/script>/,
      '',
    );
    await route.fulfill({ response, body });
  });
}

const isScreen = ({ pathname }: URL) => !/\.|^\/(api|graphql)/.test(pathname);

/** Until what it answers is called, the server fails at this operation of the graph. */
export const failOperation = (page: Page, operationName: string) =>
  intercept(page, operationName, (route) => route.fulfill({ json: answer }));

/** Until what it answers is called, this operation of the graph gets no answer, as on a bad connection. */
export const dropRequests = (page: Page, operationName: string) =>
  intercept(page, operationName, (route) => route.abort('internetdisconnected'));

/** Until what it answers is called, the session of the browser ends just before this operation of the graph is sent. */
export const endSessionAt = (page: Page, operationName: string) =>
  intercept(page, operationName, async (route) => {
    await page.context().clearCookies();
    await route.continue();
  });

async function intercept(page: Page, operationName: string, handle: (route: Route) => Promise<void>) {
  await withoutFirstAnswers(page);
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON().operationName === operationName ? handle(route) : route.fallback(),
  );
  return () => page.unroute('**/graphql');
}
