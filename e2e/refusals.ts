import type { Page } from '@playwright/test';

/** What the graph refuses from now on, to a page that should ask for nothing that it may not have. */
export function refusalsOf(page: Page): string[] {
  const refusals: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/graphql')) return;
    const { errors = [] } = await response.json().catch(() => ({}));
    refusals.push(...errors.map(({ message }: { message: string }) => message));
  });
  return refusals;
}
