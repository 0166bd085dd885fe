import { expect, type Page } from '@playwright/test';
import { expectNoHorizontalScroll } from '../axe';
import { RANCHER } from '../people';
import { test } from '../test';

// GraphiQL is by far the heaviest page.
test.slow();

async function openGraphiql(page: Page): Promise<void> {
  await page.goto('/graphiql');
  await expect(page.getByRole('heading', { name: 'Herdline GraphiQL', level: 1 })).toBeVisible();
  // The editor loads last.
  await expect(page.getByText('query Viewer')).toBeVisible({ timeout: 30_000 });
}

/** Collects the URLs that the page requests from other hosts. */
function externalRequests(page: Page): string[] {
  const urls: string[] = [];
  const origin = new URL(test.info().project.use.baseURL!).origin;
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:')) urls.push(request.url());
  });
  return urls;
}

const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ }).click();
const resultOf = (page: Page) => page.getByRole('region', { name: 'Result Window' });

async function makeToken(page: Page): Promise<string> {
  const query = `mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { secret } }`;
  const input = { name: 'GraphiQL', scopes: ['RANCHERS_READ'] };
  const response = await page.request.post('/graphql', { data: { query, variables: { input } } });
  return (await response.json()).data.createApiToken.secret;
}

const storageOf = (page: Page) => page.evaluate<string>('JSON.stringify(localStorage)');

test('a signed-in rancher runs GraphQL queries under their own account', async ({ enter }) => {
  const rancher = await enter(RANCHER);
  const external = externalRequests(rancher);
  await openGraphiql(rancher);
  await expect(rancher).toHaveTitle('Herdline GraphiQL');
  await run(rancher);
  await expect(resultOf(rancher)).toContainText('"userType": "RANCHER"');

  await test.step('the documentation opens beside the query', async () => {
    await rancher.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await rancher.getByRole('link', { name: 'Query', exact: true }).click();
    await expect(rancher.getByText('The signed-in person, or null.')).toBeVisible();
    await expectNoHorizontalScroll(rancher, 'documentation');
    await rancher.getByRole('button', { name: 'Hide Documentation Explorer' }).click();
    await expect(resultOf(rancher)).toBeVisible();
  });

  await expectNoHorizontalScroll(rancher, 'GraphiQL');
  expect(external).toEqual([]);
});

test('an API token is enough to run queries, and no token is stored', async ({ enter }) => {
  const secret = await makeToken(await enter(RANCHER));
  const program = await enter();
  const refusal = { errors: [{ message: 'Please sign in', extensions: { code: 'UNAUTHENTICATED' } }] };
  await program.route('**/graphql', (route) =>
    route.request().postDataJSON().operationName === 'IntrospectionQuery'
      ? route.fulfill({ status: 401, json: refusal })
      : route.fallback(),
  );
  await openGraphiql(program);

  await test.step('visitors see what to do if the schema is hidden from them', async () => {
    const notice = program.getByRole('status').filter({ hasText: 'Sign in to see the schema' });
    await expect(notice.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
    await run(program);
    await expect(resultOf(program)).toContainText('"viewer": null');
  });

  await test.step('an incomplete token is refused', async () => {
    await program.getByRole('button', { name: 'API token' }).click();
    await program.getByLabel('API token').getByRole('textbox').fill('Herdline1');
    await program.getByRole('button', { name: 'Use Token' }).click();
    await expect(program.getByRole('alert')).toHaveText('Paste the whole token. It starts with hrd_');
  });

  await test.step('queries run with the token', async () => {
    await program.getByLabel('API token').getByRole('textbox').fill(secret);
    await program.getByRole('button', { name: 'Use Token' }).click();
    await run(program);
    await expect(resultOf(program)).toContainText('"userType": "RANCHER"');
  });

  await test.step('queries run without the token after it is forgotten', async () => {
    await program.getByRole('button', { name: 'Forget Token' }).click();
    await run(program);
    await expect(resultOf(program)).toContainText('"viewer": null');
    expect(await storageOf(program)).not.toContain(secret);
  });

  await test.step('a token in the headers editor works too and is not stored either', async () => {
    await program.getByRole('button', { name: 'Headers' }).click();
    await program.getByRole('region', { name: 'Headers' }).click();
    await program.keyboard.insertText(JSON.stringify({ Authorization: `Bearer ${secret}` }));
    await run(program);
    await expect(resultOf(program)).toContainText('"userType": "RANCHER"');
    // Waits until GraphiQL has stored its history and its tabs.
    await expect.poll(() => storageOf(program)).toContain('graphiql:queries');
    await program.reload();
    expect(await storageOf(program)).not.toContain(secret);
  });
});
