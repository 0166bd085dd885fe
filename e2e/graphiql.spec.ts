import { expect, type Page } from '@playwright/test';
import { expectNoHorizontalScroll } from './axe';
import { RANCHER } from './people';
import { test } from './test';

// The editor is by far the heaviest page there is.
test.slow();

async function openGraphiql(page: Page): Promise<void> {
  await page.goto('/graphiql');
  await expect(page.getByRole('heading', { name: 'Herdline GraphiQL', level: 1 })).toBeVisible();
  // The editor comes last.
  await expect(page.getByText('query Viewer')).toBeVisible({ timeout: 30_000 });
}

/** Addresses of other hosts that the page asks for something. */
function askedElsewhere(page: Page): string[] {
  const addresses: string[] = [];
  const own = new URL(test.info().project.use.baseURL!).origin;
  page.on('request', (request) => {
    if (!request.url().startsWith(`${own}/`) && !request.url().startsWith('data:')) addresses.push(request.url());
  });
  return addresses;
}

const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ }).click();
const answerOf = (page: Page) => page.getByRole('region', { name: 'Result Window' });

async function makeToken(page: Page): Promise<string> {
  const query = `mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { secret } }`;
  const input = { name: 'GraphiQL', scopes: ['RANCHERS_READ'] };
  const answer = await page.request.post('/graphql', { data: { query, variables: { input } } });
  return (await answer.json()).data.createApiToken.secret;
}

const kept = (page: Page) => page.evaluate<string>('JSON.stringify(localStorage)');

test('a signed-in person runs GraphQL queries as themself', async ({ enter }) => {
  const rancher = await enter(RANCHER);
  const elsewhere = askedElsewhere(rancher);
  await openGraphiql(rancher);
  await expect(rancher).toHaveTitle('Herdline GraphiQL');
  await run(rancher);
  await expect(answerOf(rancher)).toContainText('"userType": "RANCHER"');

  await test.step('the documentation is beside the question', async () => {
    await rancher.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await rancher.getByRole('link', { name: 'Query', exact: true }).click();
    await expect(rancher.getByText('The signed-in person, or null.')).toBeVisible();
    await expectNoHorizontalScroll(rancher, 'documentation');
    await rancher.getByRole('button', { name: 'Hide Documentation Explorer' }).click();
    await expect(answerOf(rancher)).toBeVisible();
  });

  await expectNoHorizontalScroll(rancher, 'GraphiQL');
  expect(elsewhere).toEqual([]);
});

test('an API token is enough to run queries, and is forgotten when the page closes', async ({ enter }) => {
  const secret = await makeToken(await enter(RANCHER));
  const program = await enter();
  await openGraphiql(program);
  await run(program);
  await expect(answerOf(program)).toContainText('"viewer": null');

  await test.step('only a whole one', async () => {
    await program.getByRole('button', { name: 'API token' }).click();
    await program.getByLabel('API token').getByRole('textbox').fill('Herdline1');
    await program.getByRole('button', { name: 'Use token' }).click();
    await expect(program.getByRole('alert')).toHaveText('Paste the whole token. It starts with hrd_');
  });

  await test.step('asked with it', async () => {
    await program.getByLabel('API token').getByRole('textbox').fill(secret);
    await program.getByRole('button', { name: 'Use token' }).click();
    await run(program);
    await expect(answerOf(program)).toContainText('"userType": "RANCHER"');
  });

  await test.step('and no more', async () => {
    await program.getByRole('button', { name: 'Forget token' }).click();
    await run(program);
    await expect(answerOf(program)).toContainText('"viewer": null');
    expect(await kept(program)).not.toContain(secret);
  });
});

test('a token in the headers editor works too, and is not kept either', async ({ enter }) => {
  const secret = await makeToken(await enter(RANCHER));
  const program = await enter();
  await openGraphiql(program);
  await program.getByRole('button', { name: 'Headers' }).click();
  await program.getByRole('region', { name: 'Headers' }).click();
  await program.keyboard.insertText(JSON.stringify({ Authorization: `Bearer ${secret}` }));
  await run(program);
  await expect(answerOf(program)).toContainText('"userType": "RANCHER"');
  // The history has the question, and the tabs have been kept.
  await expect.poll(() => kept(program)).toContain('graphiql:queries');
  await program.reload();
  expect(await kept(program)).not.toContain(secret);
});

test('visitors are told what to do when the schema is hidden from them', async ({ enter }) => {
  const stranger = await enter();
  const refusal = { errors: [{ message: 'Please sign in', extensions: { code: 'UNAUTHENTICATED' } }] };
  await stranger.route('**/graphql', (route) =>
    route.request().postDataJSON().operationName === 'IntrospectionQuery'
      ? route.fulfill({ status: 401, json: refusal })
      : route.fallback(),
  );
  await openGraphiql(stranger);
  const notice = stranger.getByRole('status').filter({ hasText: 'Sign in to see the schema' });
  await expect(notice.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  await run(stranger);
  await expect(answerOf(stranger)).toContainText('"viewer": null');
});
