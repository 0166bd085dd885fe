import type { Page, Route } from '@playwright/test';

/** What the server says when something broke on its side. */
export const BROKEN = 'Something went wrong on our side';

const answer = { data: null, errors: [{ message: BROKEN, extensions: { code: 'INTERNAL' } }] };

/** Until what it answers is called, the server fails at this operation of the graph. */
export const breakDown = (page: Page, operationName: string) =>
  intercept(page, operationName, (route) => route.fulfill({ json: answer }));

/** Until what it answers is called, this operation of the graph gets no answer, as on a bad connection. */
export const lose = (page: Page, operationName: string) =>
  intercept(page, operationName, (route) => route.abort('internetdisconnected'));

async function intercept(page: Page, operationName: string, handle: (route: Route) => Promise<void>) {
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON().operationName === operationName ? handle(route) : route.fallback(),
  );
  return () => page.unroute('**/graphql');
}
