import type { Page, Route } from '@playwright/test';

/** Removes the data that is embedded in pages, so that their screens fetch it. */
export async function withoutEmbeddedData(page: Page): Promise<void> {
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

/** Drops the requests of this GraphQL operation, as a bad connection does, until the returned function is called. */
export const dropRequests = (page: Page, operationName: string) =>
  intercept(page, operationName, (route) => route.abort('internetdisconnected'));

/** Ends the browser's session just before this GraphQL operation is sent, until the returned function is called. */
export const endSessionAt = (page: Page, operationName: string) =>
  intercept(page, operationName, async (route) => {
    await page.context().clearCookies();
    await route.continue();
  });

async function intercept(page: Page, operationName: string, handle: (route: Route) => Promise<void>) {
  await withoutEmbeddedData(page);
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON().operationName === operationName ? handle(route) : route.fallback(),
  );
  return () => page.unroute('**/graphql');
}
