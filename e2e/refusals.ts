import type { Page } from '@playwright/test';

/** Collects the GraphQL errors of a page from now on. A page should request nothing that its person may not see. */
export function refusalsOf(page: Page): string[] {
  const refusals: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/graphql')) return;
    const { errors = [] } = await response.json().catch(() => ({}));
    refusals.push(...errors.map(({ message }: { message: string }) => message));
  });
  return refusals;
}
